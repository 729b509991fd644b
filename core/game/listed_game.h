#pragma once

// All frames for a game whose pieces lie in lists; listed_zone.h tells what they ask of it.
#include "core/game/listed_arranging.h"
#include "core/game/listed_deck.h"
#include "core/game/listed_migration.h"
#include "core/game/listed_position.h"
#include "core/game/listed_scene.h"
