#!/usr/bin/env python3
"""Cuts Engawa's fonts out of Noto CJK. README.md says from which packages.

    python3 resources/fonts/cut.py        writes the four .otf files beside this script
"""

import bz2
import re
import unicodedata
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
CJK = Path("/usr/share/fonts/opentype/noto")
CORE = Path("/usr/share/fonts/truetype/noto")
UNIHAN = Path("/usr/share/unicode/Unihan_OtherMappings.txt.bz2")

VERSION = "1.000"
FEATURES = ["ccmp", "liga", "kern", "mark", "palt", "halt", "hwid", "pwid"]
FULL_WIDTH = "×÷±§¶"  # a whole square in Noto CJK JP, as wide as a digit in Latin fonts
SYMBOL_FONTS = ["NotoSansSymbols2-Regular", "NotoSansSymbols-Regular", "NotoSansMath-Regular"]
SYMBOLS = set("■□◆◇▲△▼▽▶◀▷◁●○◎★☆♠♣♥♦✓✔✕✖✗→←↑↓⇒⇐⇔↔↕…‥·•‣–—―‘’‚“”„‹›«»′″−×÷±≤≥≠≈∞∑∏√∙⅓⅔⟳↺↻↵"
              "⌘⌥⌫⏎⏸⏵⏮⏭☰⚙⚑⚐⛩☀☁☂☾❀✿❖▸▾◂▴①②③④⑤⑥⑦⑧⑨⑩ⅠⅡⅢⅣⅤⅥ§¶†‡‰€™♪")


def characters(*ranges):
    return {chr(c) for first, last in ranges for c in range(first, last + 1)}


LATIN = characters((0x20, 0x7E), (0xA0, 0xFF), (0x100, 0x17F))
KANA = characters((0x3001, 0x301F), (0x3041, 0x3096), (0x3099, 0x30FF), (0x31F0, 0x31FF), (0xFF01, 0xFF5E), (0xFFE0, 0xFFE5))


def jis(first_row, last_row):
    """The characters of these rows of JIS X 0208; 16 to 47 are its level 1 kanji."""
    codes = (bytes([0xA0 + row, 0xA0 + cell]) for row in range(first_row, last_row + 1) for cell in range(1, 95))
    return set("".join(code.decode("euc_jp", "ignore") for code in codes))


def taught():
    """The kanji of general use (Joyo), as Unihan lists them."""
    lines = bz2.decompress(UNIHAN.read_bytes()).decode().splitlines()
    return {chr(int(line.split()[0][2:], 16)) for line in lines if re.match(r"U\+\w+\tkJoyoKanji\t", line)}


def written():
    """Every character of our own texts."""
    files = [*PROJECT.glob("resources/packs/*/text/*.json"), *PROJECT.glob("translations/*.ts")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return {c for c in text if c.isprintable()}


def subset(font, wanted):
    options = Options()
    options.hinting = False
    options.layout_features = FEATURES
    options.name_IDs = [0, 7, 13, 14]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.drop_tables += ["BASE", "DSIG", "VORG", "vhea", "vmtx"]
    options.glyph_names = False
    options.desubroutinize = False
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(wanted))
    subsetter.subset(font)


class Grafts:
    """Adds glyphs to a CID-keyed font: drawn with a pen, in the dictionary of the letter A."""

    def __init__(self, font):
        self.font = font
        self.top = font["CFF "].cff.topDictIndex[0]
        self.glyphs = font.getGlyphSet()
        self.cmap = font.getBestCmap()
        self.dictionary = self.top.FDSelect[font.getGlyphID(self.cmap[ord("A")])]
        used = set(font.getGlyphOrder())
        self.names = (name for name in (f"cid{number:05}" for number in range(65000, 1, -1)) if name not in used)

    def bounds(self, glyph, glyphs=None):
        glyphs = glyphs or self.glyphs
        pen = BoundsPen(glyphs)
        glyphs[glyph].draw(pen)
        return pen.bounds

    def add(self, character, width, parts):
        """parts: (glyph set, glyph name, transform) each."""
        strings = self.top.CharStrings
        private = self.top.FDArray[self.dictionary].Private
        pen = T2CharStringPen(None if width == private.defaultWidthX else width - private.nominalWidthX, None)
        for glyphs, name, transform in parts:
            plain = DecomposingRecordingPen(glyphs)
            glyphs[name].draw(plain)
            plain.replay(TransformPen(pen, transform))
        string = pen.getCharString(private, self.top.GlobalSubrs)
        name = next(self.names)
        order = self.font.getGlyphOrder()
        strings.charStrings[name] = len(strings.charStringsIndex)
        strings.charStringsIndex.append(string)
        self.top.FDSelect.gidArray.append(self.dictionary)
        if name not in order:
            order.append(name)
        self.font.setGlyphOrder(order)
        if self.top.charset is not order and name not in self.top.charset:
            self.top.charset.append(name)
        left = BoundsPen(None)
        string.draw(left)
        self.font["hmtx"][name] = (width, round(left.bounds[0]) if left.bounds else 0)
        for table in self.font["cmap"].tables:
            if table.isUnicode() and (ord(character) < 0x10000 or table.format == 12):
                table.cmap[ord(character)] = name


def latin_grafts(font, latin):
    """The letters of Latin Extended-A that Noto CJK lacks: its own letters with the accents of Noto Sans
    or Noto Serif, and these fonts' own glyphs where there is nothing to compose."""
    grafts = Grafts(font)
    other, other_cmap = latin.getGlyphSet(), latin.getBestCmap()
    scale = font["OS/2"].sxHeight / latin["OS/2"].sxHeight
    period = grafts.cmap[ord(".")]
    step = grafts.glyphs[period].width
    grafts.add("…", 3 * step, [(grafts.glyphs, period, Transform(1, 0, 0, 1, i * step, 0)) for i in range(3)])
    for character in sorted(LATIN):
        if ord(character) in grafts.cmap and character not in FULL_WIDTH:
            continue
        source = other_cmap[ord(character)]
        glyph = latin["glyf"][source]
        base = unicodedata.normalize("NFD", character)[0]
        if base in "ij" or base == character or not glyph.isComposite():
            parts = [(other, source, Transform(scale, 0, 0, scale, 0, 0))]
            grafts.add(character, round(other[source].width * scale), parts)
            continue
        ours, theirs = grafts.cmap[ord(base)], other_cmap[ord(base)]
        a, b = grafts.bounds(ours), grafts.bounds(theirs, other)
        parts = [(grafts.glyphs, ours, Transform())]
        for component in glyph.components:
            if component.glyphName == theirs:
                continue
            mark = grafts.bounds(component.glyphName, other)
            low = mark[1] + component.y < 0
            x = (a[0] + a[2]) / 2 + (component.x - (b[0] + b[2]) / 2) * scale
            if component.x + mark[0] > b[2] - 60:  # beside the letter (ď, ľ)
                x = a[2] + (component.x - b[2]) * scale
            y = component.y * scale + (0 if low else a[3] - b[3] * scale)
            parts.append((other, component.glyphName, Transform(scale, 0, 0, scale, x, y)))
        extra = max(0, other[source].width - other[theirs].width)
        grafts.add(character, round(grafts.glyphs[ours].width + extra * scale), parts)


def symbol_grafts(font):
    grafts = Grafts(font)
    missing = {c for c in SYMBOLS if ord(c) not in grafts.cmap}
    for name in [*SYMBOL_FONTS, "NotoSans-Regular"]:
        source = TTFont(CORE / f"{name}.ttf")
        glyphs, cmap = source.getGlyphSet(), source.getBestCmap()
        for character in sorted(missing & {chr(c) for c in cmap}):
            glyph = cmap[ord(character)]
            grafts.add(character, round(glyphs[glyph].width), [(glyphs, glyph, Transform())])
            missing.remove(character)
    if missing:
        print("nowhere:", "".join(sorted(missing)))


def rename(font, family, bold):
    style = "Bold" if bold else "Regular"
    script = f"{family.replace(' ', '')}-{style}"
    names = font["name"]
    for number, text in {
        1: family,
        2: style,
        3: f"{VERSION};{script}",
        4: family if not bold else f"{family} Bold",
        5: f"Version {VERSION}",
        6: script,
    }.items():
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 700 if bold else 400
    selection = font["OS/2"].fsSelection & ~0b1100001
    font["OS/2"].fsSelection = selection | (0b100000 if bold else 0b1000000)
    font["head"].macStyle = 1 if bold else 0
    font["head"].fontRevision = float(VERSION)
    cff = font["CFF "].cff
    cff.fontNames = [script]
    top = cff.topDictIndex[0]
    top.FullName, top.FamilyName, top.Weight = f"{family} {style}", family, style
    for dictionary in top.FDArray:
        if hasattr(dictionary, "FontName"):
            dictionary.FontName = f"{script}-{dictionary.FontName.rsplit('-', 1)[-1]}"


def cut(kind, bold, wanted):
    style = "Bold" if bold else "Regular"
    font = TTFont(CJK / f"Noto{kind}CJK-{style}.ttc", fontNumber=0, recalcTimestamp=False)
    assert font["name"].getDebugName(1) == f"Noto {kind} CJK JP", font["name"].getDebugName(1)
    subset(font, wanted)
    latin_grafts(font, TTFont(CORE / f"Noto{kind}-{style}.ttf"))
    symbol_grafts(font)
    rename(font, f"Engawa {kind}", bold)
    path = HERE / f"engawa-{kind.lower()}-{style.lower()}.otf"
    font.save(path)
    lost = {c for c in wanted if ord(c) not in TTFont(path).getBestCmap() and not unicodedata.category(c).startswith(("Z", "C"))}
    print(f"{path.name}: {path.stat().st_size / 1e6:.2f} MB, {len(TTFont(path).getBestCmap())} characters" + (f", without {''.join(sorted(lost))}" if lost else ""))


if __name__ == "__main__":
    wanted = LATIN | KANA | SYMBOLS | jis(1, 8) | jis(16, 47) | taught() | written()
    for bold in (False, True):
        cut("Sans", bold, wanted)
        cut("Serif", bold, wanted)
