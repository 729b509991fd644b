<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>ActivityStrip</name>
    <message>
        <source>What would you like to do?</source>
        <translation>何をしますか？</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Test a variant</source>
        <translation>バリアントを試す</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>作る</translation>
    </message>
</context>
<context>
    <name>BotBar</name>
    <message>
        <source>%1 s a move</source>
        <translation>1手%1秒</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Let the bots go on</source>
        <translation>ボットを再開</translation>
    </message>
    <message>
        <source>Stop the bots</source>
        <translation>ボットを停止</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>ボットの速さ</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>%1. %2</source>
        <comment>a detail, what it is</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is %1’s turn. Everyone else looks away.</source>
        <translation>%1さんの手番です。ほかの人は目をそらしてください。</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>%1です。カードを見せる</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message numerus="yes">
        <source>A tie at %n point(s), and nothing breaks it.</source>
        <translation>
            <numerusform>%n点で同点。判定でも差はつきません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tie at %n point(s); the lines that don’t count break it.</source>
        <translation>
            <numerusform>%n点で同点。得点にならない項目で順位が決まりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>同じ配りでもう一度</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>players, what the game is</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>“%1” is in the trash.</source>
        <translation>「%1」をごみ箱に移しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>Key: %1</source>
        <translation>キー：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a button and its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>KDDockWidgets::Core::TitleBar</name>
    <message>
        <source>Dock window</source>
        <translation>ウィンドウに戻す</translation>
    </message>
    <message>
        <source>Undock window</source>
        <translation>ウィンドウから切り離す</translation>
    </message>
</context>
<context>
    <name>KDDockWidgets::QtWidgets::TitleBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>最小化</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>You are here.</source>
        <translation>現在の位置です。</translation>
    </message>
    <message>
        <source>Another way was tried from here.</source>
        <translation>ここから別の手も試しました。</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>現在の位置</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
</context>
<context>
    <name>MoveLine</name>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>MovesPalette</name>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <translation>今できること</translation>
    </message>
    <message>
        <source>Find a move</source>
        <translation>手を検索</translation>
    </message>
    <message>
        <source>Type to find a move</source>
        <translation>入力して手を検索</translation>
    </message>
    <message>
        <source>No move has these words.</source>
        <translation>一致する手はありません。</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Engawa</source>
        <translation>Engawa</translation>
    </message>
</context>
<context>
    <name>PaperButton</name>
    <message>
        <source>Key: %1</source>
        <translation>キー：%1</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Prompt</source>
        <translation>案内</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>選択をやめる</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>QuietButton</name>
    <message>
        <source>Key: %1</source>
        <translation>キー：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a button and its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>RecapStrip</name>
    <message>
        <source>Since your last turn</source>
        <translation>前回の手番から</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message>
        <source>Can’t be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a record’s players and time, what a click does</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Move “%1” to the trash</source>
        <translation>「%1」をごみ箱に移す</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Your games</source>
        <translation>あなたのゲーム</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Looking for your games …</source>
        <translation>ゲームを探しています…</translation>
    </message>
    <message>
        <source>Every game you play is kept here, move by move. Choose a box to begin.</source>
        <translation>遊んだゲームは1手ごとにここに残ります。箱を選んで始めましょう。</translation>
    </message>
</context>
<context>
    <name>RefusalToast</name>
    <message>
        <source>Show the rule</source>
        <translation>ルールを見る</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>the key</comment>
        <translation>←</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play the moves</source>
        <translation>手を再生</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>スペース</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>the key</comment>
        <translation>→</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>ゲームの時点</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%1手目／全%2手</translation>
    </message>
    <message>
        <source>What if? Play on from here</source>
        <translation>もしも？ ここから遊ぶ</translation>
    </message>
    <message>
        <source>To the end of the game</source>
        <translation>ゲームの終わりへ</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>得点を見る</translation>
    </message>
</context>
<context>
    <name>RuleEntryLine</name>
    <message>
        <source>Not in this mode.</source>
        <translation>このモードでは使いません。</translation>
    </message>
    <message>
        <source>Not in this mode</source>
        <translation>このモードでは使わない</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>Opens the rulebook at this rule.</source>
        <translation>このルールをルールブックで開きます。</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Also rules of other modes</source>
        <translation>ほかのモードのルールも</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n件のルール</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>一致するルールはありません。</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>ScoreHead</name>
    <message>
        <source>%1, winner</source>
        <translation>%1（勝者）</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>勝者</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>%1 %2</source>
        <comment>a name and their points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an item of the score and its points</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an item of the score and its points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, a bot</source>
        <translation>%1（ボット）</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), to act</source>
        <translation>
            <numerusform>%1：%n点、手番</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1：%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of seat %1</source>
        <translation>席%1の名前</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>席%1のプレイヤー</translation>
    </message>
</context>
<context>
    <name>SeatTitle</name>
    <message>
        <source>in sight: %1</source>
        <translation>公開分：%1点</translation>
    </message>
</context>
<context>
    <name>SettingsRow</name>
    <message>
        <source>System language</source>
        <translation>システムの言語</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>明るさ</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text size %1 %</source>
        <translation>文字の大きさ%1%</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Set up %1</source>
        <translation>%1の準備</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>最初のプレイヤー</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>Open a variant’s file…</source>
        <translation>バリアントのファイルを開く…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed deals the same game again.</source>
        <translation>同じシードなら同じ配りになります。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>新しいシード</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>シードをコピー</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>engawa::ActionList</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a command does, its keys</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>engawa::BotWords</name>
    <message>
        <source>Somebody at this screen</source>
        <translation>この画面で遊ぶ人</translation>
    </message>
    <message>
        <source>A bot that plays any legal move</source>
        <translation>可能な手を適当に選ぶボット</translation>
    </message>
    <message>
        <source>A bot that takes what is best for the moment</source>
        <translation>その場で最善の手を選ぶボット</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Bot, easy</source>
        <translation>弱いボット</translation>
    </message>
    <message>
        <source>Bot, normal</source>
        <translation>普通のボット</translation>
    </message>
    <message>
        <source>Bot, %1</source>
        <translation>ボット：%1</translation>
    </message>
    <message>
        <source>Haruka</source>
        <comment>a player’s name</comment>
        <translation>はるか</translation>
    </message>
    <message>
        <source>Kenji</source>
        <comment>a player’s name</comment>
        <translation>けんじ</translation>
    </message>
    <message>
        <source>Mio</source>
        <comment>a player’s name</comment>
        <translation>みお</translation>
    </message>
    <message>
        <source>Aoi</source>
        <comment>a player’s name</comment>
        <translation>あおい</translation>
    </message>
    <message>
        <source>Ren</source>
        <comment>a player’s name</comment>
        <translation>れん</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
</context>
<context>
    <name>engawa::CommandLine</name>
    <message>
        <source>Say this.</source>
        <translation>この説明を表示する。</translation>
    </message>
    <message>
        <source>Say the version.</source>
        <translation>バージョンを表示する。</translation>
    </message>
    <message>
        <source>Deal a new match of this game.</source>
        <translation>このゲームの新しい対局を始める。</translation>
    </message>
    <message>
        <source>Deal it from this seed.</source>
        <translation>このシードで始める。</translation>
    </message>
    <message>
        <source>Write a picture of the window once the bots have made their first moves, and leave.</source>
        <translation>ボットが最初の手を指したらウィンドウの画像を書き出し、終了する。</translation>
    </message>
    <message>
        <source>Make the window so large, as 1280x800.</source>
        <translation>ウィンドウの大きさ（例：1280x800）。</translation>
    </message>
    <message>
        <source>Speak this language, this time.</source>
        <translation>今回だけ、この言語を使う。</translation>
    </message>
    <message>
        <source>light, dark or system, this time.</source>
        <translation>light、dark、systemのどれか。今回だけ。</translation>
    </message>
    <message>
        <source>Text size in per cent, 80 to 200, this time.</source>
        <translation>文字の大きさ（80～200パーセント）。今回だけ。</translation>
    </message>
    <message>
        <source>A table for complete board games, with their rules on the workbench.</source>
        <translation>ボードゲームを丸ごと遊べるテーブルと、ルールを手直しできる作業台。</translation>
    </message>
    <message>
        <source>A record (.jsonl), a variant (.json) or the folder of a pack.</source>
        <translation>記録 (.jsonl)、バリアント (.json)、またはパックのフォルダー。</translation>
    </message>
    <message>
        <source>%1 Try --help.</source>
        <translation>%1 --helpを試してください。</translation>
    </message>
    <message numerus="yes">
        <source>One file at a time; there are %n.</source>
        <translation>
            <numerusform>一度に開けるファイルは1つです（%n個指定されています）。</numerusform>
        </translation>
    </message>
    <message>
        <source>--new needs the name of a game.</source>
        <translation>--newにはゲームの名前が必要です。</translation>
    </message>
    <message>
        <source>Either --new or a record, not both.</source>
        <translation>--newと記録は、どちらか一方だけです。</translation>
    </message>
    <message>
        <source>There is no language “%1”, expected one of %2.</source>
        <translation>言語「%1」はありません。使えるのは%2です。</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>ファイル「%1」がありません。</translation>
    </message>
    <message>
        <source>The folder “%1” holds no pack: it has no pack.json.</source>
        <translation>フォルダー「%1」はパックではありません。pack.jsonがありません。</translation>
    </message>
    <message>
        <source>“%1” is neither a record (.jsonl) nor a variant (.json) nor the folder of a pack.</source>
        <translation>「%1」は記録 (.jsonl) でも、バリアント (.json) でも、パックのフォルダーでもありません。</translation>
    </message>
    <message>
        <source>--size “%1” is no size, expected one as 1280x800, each side %2 to %3.</source>
        <translation>--size「%1」は大きさではありません。1280x800のように、各辺を%2～%3で指定してください。</translation>
    </message>
    <message>
        <source>--text-scale “%1” is out of range, expected %2 to %3.</source>
        <translation>--text-scale「%1」は範囲外です。%2～%3で指定してください。</translation>
    </message>
    <message>
        <source>There is no theme “%1”, expected light, dark or system.</source>
        <translation>テーマ「%1」はありません。light、dark、systemのどれかです。</translation>
    </message>
    <message>
        <source>--seed “%1” is no seed, expected a whole number from 0 on.</source>
        <translation>--seed「%1」はシードではありません。0以上の整数を指定してください。</translation>
    </message>
    <message>
        <source>--screenshot “%1” is no picture that can be written, expected a name as table.png.</source>
        <translation>--screenshot「%1」の形式では書き出せません。table.pngのような名前を指定してください。</translation>
    </message>
    <message>
        <source>There is no folder “%1” for the picture.</source>
        <translation>画像を置くフォルダー「%1」がありません。</translation>
    </message>
</context>
<context>
    <name>engawa::CommandPalette</name>
    <message>
        <source>No command has these letters.</source>
        <translation>一致するコマンドはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) · Enter runs, Esc leaves</source>
        <translation>
            <numerusform>%n件のコマンド · Enterで実行、Escで閉じる</numerusform>
        </translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>何をしますか？</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>見つかったコマンド</translation>
    </message>
</context>
<context>
    <name>engawa::Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose a game, its seats and its mode</source>
        <translation>ゲーム、席、モードを選ぶ</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>ホーム(&amp;H)</translation>
    </message>
    <message>
        <source>Back to the games; this match is kept</source>
        <translation>ゲーム一覧に戻る。この対局は残ります</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>記録を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a &amp;variant…</source>
        <translation>バリアントを開く(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Save the record as…</source>
        <translation>記録に名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy the seed</source>
        <translation>シードをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pause the bots</source>
        <translation>ボットを一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>One bot s&amp;tep</source>
        <translation>ボットを1手進める(&amp;T)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直す(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Choose a move by name…</source>
        <translation>名前で手を選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Note on this move…</source>
        <translation>この手にメモ(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Previous move of the replay</source>
        <translation>リプレイの前の手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next move of the replay</source>
        <translation>リプレイの次の手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>Text at n&amp;ormal size</source>
        <translation>文字を標準の大きさに(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>ダークテーマ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>Workspace: &amp;Play</source>
        <translation>ワークスペース：遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>The table alone</source>
        <translation>テーブルのみ</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>workspace</comment>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Workspace: &amp;Test</source>
        <translation>ワークスペース：試す(&amp;T)</translation>
    </message>
    <message>
        <source>The table with log and notes</source>
        <translation>テーブルとログ、メモ</translation>
    </message>
    <message>
        <source>Test</source>
        <comment>workspace</comment>
        <translation>試す</translation>
    </message>
    <message>
        <source>Workspace: &amp;Design</source>
        <translation>ワークスペース：作る(&amp;D)</translation>
    </message>
    <message>
        <source>The table with every panel that changes the game</source>
        <translation>テーブルと、ゲームを変えるすべてのパネル</translation>
    </message>
    <message>
        <source>Design</source>
        <comment>workspace</comment>
        <translation>作る</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>配置を元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Tool&amp;bar</source>
        <translation>ツールバー(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>ルールブック(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>コマンド(&amp;C)…</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>名前でコマンドを探す</translation>
    </message>
    <message>
        <source>&amp;About Engawa</source>
        <translation>Engawaについて(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qtについて(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>engawa::GeneralPage</name>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>As this computer (%1)</source>
        <translation>コンピューターの設定（%1）</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Changes at once, in the middle of a game too: table, log and rules follow.</source>
        <translation>ゲームの途中でもすぐに切り替わります。テーブル、ログ、ルールにも反映されます。</translation>
    </message>
    <message>
        <source>&amp;Curtain between turns</source>
        <translation>手番の間に幕を下ろす(&amp;C)</translation>
    </message>
    <message>
        <source>With two or more people at one screen: hides the table until the next one says that they are there.</source>
        <translation>同じ画面で2人以上が遊ぶとき、次の人が合図するまでテーブルを隠します。</translation>
    </message>
</context>
<context>
    <name>engawa::Library</name>
    <message>
        <source>The games are missing: there are no packs in %1.</source>
        <translation>ゲームが見つかりません。%1にパックがありません。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル%1がありません。</translation>
    </message>
</context>
<context>
    <name>engawa::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
</context>
<context>
    <name>engawa::MainWindow</name>
    <message>
        <source>About Engawa</source>
        <translation>Engawaについて</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Engawa %1&lt;/h3&gt;&lt;p&gt;A table for complete board games, with their rules on the workbench beside it.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Engawa %1&lt;/h3&gt;&lt;p&gt;ボードゲームを丸ごと遊べるテーブルと、ルールを手直しできる作業台。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン3に基づくフリーソフトウェアです。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
</context>
<context>
    <name>engawa::MatchController</name>
    <message>
        <source>The match can’t be saved in %1: %2. You can play on.</source>
        <translation>対局を%1に保存できません：%2。ゲームは続けられます。</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1の手番です。</translation>
    </message>
    <message>
        <source>Nothing can be done with this now. %1</source>
        <translation>今はこれを使ってできることはありません。 %1</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>“%1” revealed something: it can’t be taken back.</source>
        <translation>「%1」で何かが公開されたため、取り消せません。</translation>
    </message>
    <message>
        <source>The turn has passed to %1.</source>
        <translation>手番は%1に移りました。</translation>
    </message>
    <message>
        <source>Nothing of yours has happened yet.</source>
        <translation>あなたはまだ何もしていません。</translation>
    </message>
    <message>
        <source>%1 loses.</source>
        <translation>%1の負けです。</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>勝者はいません。</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1の勝ちです。</translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>%1が勝利を分かち合います。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>engawa::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>ウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>engawa::MotionPage</name>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>speed</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>one move in %1 s</source>
        <translation>1手%1秒</translation>
    </message>
    <message>
        <source>&amp;Speed of the pieces</source>
        <translation>カードや駒の動く速さ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>動きを減らす(&amp;R)</translation>
    </message>
    <message>
        <source>Pieces are at their new place at once; nothing slides, turns or drifts.</source>
        <translation>カードや駒はすぐに新しい位置へ移り、滑ったり、回ったり、漂ったりしません。</translation>
    </message>
    <message>
        <source>&amp;Pace of the bots</source>
        <translation>ボットの速さ(&amp;P)</translation>
    </message>
</context>
<context>
    <name>engawa::MovesPanel</name>
    <message>
        <source>Find a move</source>
        <translation>手を検索</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>可能な手</translation>
    </message>
</context>
<context>
    <name>engawa::PaletteModel</name>
    <message>
        <source>%1, %2</source>
        <comment>command, its menu</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>command, its menu, its keys</comment>
        <translation>%1、%2、%3</translation>
    </message>
</context>
<context>
    <name>engawa::PanelButton</name>
    <message>
        <source>Close this panel</source>
        <translation>このパネルを閉じる</translation>
    </message>
    <message>
        <source>Take this panel out of the window, or put it back</source>
        <translation>このパネルをウィンドウから切り離す、または戻す</translation>
    </message>
</context>
<context>
    <name>engawa::Panels</name>
    <message>
        <source>Panel: %1</source>
        <translation>パネル：%1</translation>
    </message>
</context>
<context>
    <name>engawa::Program</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Open record</source>
        <translation>記録を開く</translation>
    </message>
    <message>
        <source>Records (*.jsonl)</source>
        <translation>記録 (*.jsonl)</translation>
    </message>
    <message>
        <source>Open variant</source>
        <translation>バリアントを開く</translation>
    </message>
    <message>
        <source>Variants (*.json)</source>
        <translation>バリアント (*.json)</translation>
    </message>
    <message>
        <source>The game can’t be dealt.</source>
        <translation>ゲームを準備できません。</translation>
    </message>
    <message>
        <source>%1 can’t be opened. %2</source>
        <translation>%1を開けません。%2</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Records and variants (*.jsonl *.json)</source>
        <translation>記録とバリアント (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>There is no match to save.</source>
        <translation>保存する対局がありません。</translation>
    </message>
    <message>
        <source>Save record as</source>
        <translation>記録に名前を付けて保存</translation>
    </message>
    <message>
        <source>The record can’t be written to %1: %2.</source>
        <translation>記録を%1に書き込めません：%2。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1 – Engawa</source>
        <translation>%1 – Engawa</translation>
    </message>
    <message>
        <source>Engawa</source>
        <translation>Engawa</translation>
    </message>
</context>
<context>
    <name>engawa::ReadingPage</name>
    <message>
        <source>Reading</source>
        <translation>読みやすさ</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>文字の大きさ(&amp;S)</translation>
    </message>
    <message>
        <source>Autumn leaves · 0 1 2 3</source>
        <translation>秋の葉 · 0 1 2 3</translation>
    </message>
    <message>
        <source>Cards, rules and log grow together. The table makes room.</source>
        <translation>カード、ルール、ログがそろって大きくなり、テーブルがその分の場所を空けます。</translation>
    </message>
    <message>
        <source>Panels and pages</source>
        <translation>パネルとページ</translation>
    </message>
    <message>
        <source>&amp;As this computer</source>
        <translation>コンピューターの設定(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light paper</source>
        <translation>明るい紙(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark paper</source>
        <translation>暗い紙(&amp;D)</translation>
    </message>
</context>
<context>
    <name>engawa::RecordModel</name>
    <message>
        <source>The folder of your records can’t be read: %1</source>
        <translation>記録のフォルダーを読めません：%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>players, time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>“%1” could not be moved to the trash; it is still here.</source>
        <translation>「%1」をごみ箱に移せませんでした。元の場所に残っています。</translation>
    </message>
    <message>
        <source>“%1” could not be taken back from the trash; it is still there.</source>
        <translation>「%1」をごみ箱から戻せませんでした。ごみ箱に残っています。</translation>
    </message>
</context>
<context>
    <name>engawa::RecordWords</name>
    <message>
        <source>This version has no table for the game.</source>
        <translation>このバージョンには、このゲームのテーブルがありません。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>game, mode or scenario</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>昨日 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>engawa::RulebookModel</name>
    <message>
        <source>%1 – %2</source>
        <comment>game, mode</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>engawa::Settings</name>
    <message>
        <source>The settings could not be saved in %1.</source>
        <translation>設定を%1に保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>engawa::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>設定のページ</translation>
    </message>
</context>
<context>
    <name>engawa::SetupForm</name>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1～%2人</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>%1作</translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>くじ引き</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1; leave it empty for any.</source>
        <translation>シードは0から%1までの整数です。空欄なら自動で決まります。</translation>
    </message>
    <message>
        <source>The game is no longer at hand.</source>
        <translation>このゲームはもうありません。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>game, mode</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2 – %3</source>
        <comment>game, mode, scenario</comment>
        <translation>%1 – %2 – %3</translation>
    </message>
</context>
<context>
    <name>engawa::ShortcutsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>&amp;Keys for “%1”</source>
        <translation>「%1」のキー(&amp;K)</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”.</source>
        <translation>%1はすでに「%2」に使われています。</translation>
    </message>
    <message>
        <source>Find a command or its keys</source>
        <translation>コマンドかキーを検索</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとキー</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>Takes the keys away from this command</source>
        <translation>このコマンドのキーを外します</translation>
    </message>
    <message>
        <source>As &amp;shipped</source>
        <translation>初期設定に戻す(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;All as shipped</source>
        <translation>すべて初期設定に戻す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Use it here instead</source>
        <translation>こちらに割り当てる(&amp;U)</translation>
    </message>
</context>
<context>
    <name>engawa::StatusLine</name>
    <message>
        <source>%1 · seed %2</source>
        <comment>name of the match, its seed</comment>
        <translation>%1 · シード%2</translation>
    </message>
    <message>
        <source>Saved after every move</source>
        <translation>1手ごとに保存</translation>
    </message>
</context>
<context>
    <name>engawa::Words</name>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message numerus="yes">
        <source>%n players, or solo</source>
        <translation>
            <numerusform>%n人またはソロ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players, or solo</source>
        <translation>%1～%2人またはソロ</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1～%2人</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1、%2行目：%3</translation>
    </message>
</context>
</TS>
