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
    <name>AdviceCard</name>
    <message>
        <source>Stop</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>一覧へ</translation>
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
    <message>
        <source>Move %1: lost %2. %3</source>
        <comment>a number, what was lost, and what would have been better</comment>
        <translation>%1手目：%2の損。%3</translation>
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
    <name>ComponentEdits</name>
    <message>
        <source>There is no table “%1”.</source>
        <translation>「%1」という表はありません。</translation>
    </message>
    <message>
        <source>An id is needed: data and formulas name the entry by it.</source>
        <translation>IDが必要です。データや数式では、IDで項目を指定します。</translation>
    </message>
    <message>
        <source>“%1” is the id of another entry of this table.</source>
        <translation>「%1」は、この表の別の項目のIDです。</translation>
    </message>
    <message>
        <source>The id is too long; expected at most %1 characters.</source>
        <translation>IDが長すぎます。%1文字以内にしてください。</translation>
    </message>
    <message>
        <source>“%1” can’t be an id here; expected small letters, digits and _, with a letter first.</source>
        <translation>ここでは「%1」をIDに使えません。英小文字で始め、英小文字、数字、_だけを使ってください。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1を複製</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n rows</source>
        <translation>
            <numerusform>%n行を複製</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1を削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rows</source>
        <translation>
            <numerusform>%n行を削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows can be moved only in a pack of your own: a variant lists what it changes, and that has no order.</source>
        <translation>行を移動できるのは、自分のパックの中だけです。バリアントは変更点を並べたもので、順序はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1を上へ移動</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>%1を下へ移動</translation>
    </message>
</context>
<context>
    <name>ComponentQuestions</name>
    <message>
        <source>New component</source>
        <translation>新しいコンポーネント</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>ID(&amp;I)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message numerus="yes">
        <source>%n rows lie below the last one. Add them as new rows?</source>
        <translation>
            <numerusform>%n行が最後の行からはみ出します。新しい行として追加しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message numerus="yes">
        <source>%n places name “%1”: references, formulas and texts. Name them “%2” too?</source>
        <translation>
            <numerusform>参照、数式、テキストの%nか所で「%1」が使われています。これらも「%2」に変えますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Change all</source>
        <translation>すべて変更(&amp;C)</translation>
    </message>
    <message>
        <source>Only the &amp;id</source>
        <translation>IDのみ(&amp;I)</translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message>
        <source>Line %1, column %2 has a quotation mark inside a cell; expected the whole cell in quotation marks, with those inside doubled.</source>
        <translation>%1行目の%2列目：セルの途中に引用符があります。セル全体を引用符で囲み、中の引用符は二重にしてください。</translation>
    </message>
    <message>
        <source>Line %1, column %2 has text after a closing quotation mark; expected a comma or the end of the line.</source>
        <translation>%1行目の%2列目：閉じる引用符の後に文字があります。コンマか行末が必要です。</translation>
    </message>
    <message>
        <source>Line %1, column %2 opens a quotation mark that is never closed.</source>
        <translation>%1行目の%2列目：引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>The first line has no column “id”; expected one, so that each row finds its entry.</source>
        <translation>1行目に列「id」がありません。各行がどの項目かを示すために必要です。</translation>
    </message>
    <message>
        <source>The column “%1” says the same as another column; expected each field once.</source>
        <translation>列「%1」は別の列と同じ内容です。各フィールドは1回だけにしてください。</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; expected %2, as the first line has.</source>
        <translation>
            <numerusform>%1行目のセルは%n個です。1行目と同じ%2個にしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has no id.</source>
        <translation>%1行目にIDがありません。</translation>
    </message>
    <message>
        <source>Line %1 has the id “%2” a second time; expected each id once.</source>
        <translation>%1行目のID「%2」は2回目です。各IDは1回だけにしてください。</translation>
    </message>
    <message>
        <source>Line %1: “%2” can’t be an id here; expected small letters, digits and _, with a letter first.</source>
        <translation>%1行目：ここでは「%2」をIDに使えません。英小文字で始め、英小文字、数字、_だけを使ってください。</translation>
    </message>
    <message>
        <source>There is no table “%1” to import into.</source>
        <translation>読み込み先の表「%1」がありません。</translation>
    </message>
    <message>
        <source>The file is empty; expected a first line with the names of the columns.</source>
        <translation>ファイルが空です。1行目に列の名前が必要です。</translation>
    </message>
    <message>
        <source>The file has %1 rows; a table takes %2 at most.</source>
        <translation>ファイルに%1行あります。1つの表に入るのは%2行までです。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1を読み込む</translation>
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
    <name>DiskWords</name>
    <message>
        <source>“%1” can’t be saved: there is a folder of that name now. Save it under another name.</source>
        <translation>「%1」を保存できません。同じ名前のフォルダーができています。別の名前で保存してください。</translation>
    </message>
    <message>
        <source>“%1” can’t be saved: its folder is no longer there. Save it in another folder.</source>
        <translation>「%1」を保存できません。フォルダーがなくなっています。別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>“%1” can’t be saved: %2. Nothing is lost, the changes are still open here; make room or save them in another folder.</source>
        <translation>「%1」を保存できません：%2。変更は失われず、ここに残っています。空きを作るか、別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>“%1” can’t be removed: %2. Remove it by hand, or save again.</source>
        <translation>「%1」を削除できません：%2。手で削除するか、もう一度保存してください。</translation>
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
    <message>
        <source>Turning points</source>
        <translation>勝負どころ</translation>
    </message>
</context>
<context>
    <name>FieldHelp</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1以下</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n items</source>
        <translation>
            <numerusform>%1～%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items or more</source>
        <translation>
            <numerusform>%n個以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items or fewer</source>
        <translation>
            <numerusform>%n個以下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n characters</source>
        <translation>
            <numerusform>%1～%n文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters or more</source>
        <translation>
            <numerusform>%n文字以上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters or fewer</source>
        <translation>
            <numerusform>%n文字以下</numerusform>
        </translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>範囲：%1</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <translation>単位：%1</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <translation>次のどれか：%1</translation>
    </message>
    <message>
        <source>An id of: %1</source>
        <translation>次の表のID：%1</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例：%1</translation>
    </message>
    <message>
        <source>The schema knows no such field.</source>
        <translation>このフィールドはスキーマにありません。</translation>
    </message>
    <message>
        <source>May be left out.</source>
        <translation>省略できます。</translation>
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
    <name>HexField</name>
    <message>
        <source>Nearer</source>
        <translation>近づく</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>遠ざかる</translation>
    </message>
    <message>
        <source>Show the whole field</source>
        <translation>全体を表示</translation>
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
    <name>MiddleSpace</name>
    <message>
        <source>%1 %2</source>
        <comment>a pile and its number of cards</comment>
        <translation>%1 %2</translation>
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
    <name>OtherSheet</name>
    <message>
        <source>%1: %2</source>
        <comment>an item of the score and its points</comment>
        <translation>%1：%2</translation>
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
    <name>PackSearch</name>
    <message>
        <source>There is nothing to look for yet.</source>
        <translation>検索するものがまだ入力されていません。</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>「%1」は整数ではありません。</translation>
    </message>
    <message>
        <source>A number is needed in its place.</source>
        <translation>置き換える数を入力してください。</translation>
    </message>
    <message>
        <source>No table has the id “%1”.</source>
        <translation>ID「%1」はどの表にもありません。</translation>
    </message>
    <message>
        <source>Several tables have the id “%1”; choose one of them.</source>
        <translation>ID「%1」は複数の表にあります。どれか1つを選んでください。</translation>
    </message>
    <message>
        <source>“%1” is nowhere in it.</source>
        <translation>「%1」は見つかりません。</translation>
    </message>
    <message numerus="yes">
        <source>Replace %1 by %2 in %n places</source>
        <translation>
            <numerusform>%1を%2に置換（%nか所）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperButton</name>
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
    <name>PieceItem</name>
    <message>
        <source>advised move %1</source>
        <translation>候補手%1</translation>
    </message>
</context>
<context>
    <name>PieceMenu</name>
    <message>
        <source>Edit this %1</source>
        <comment>a card, a plot, an objective</comment>
        <translation>この%1を編集</translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message>
        <source>%1 %2</source>
        <comment>a pile and its number of pieces</comment>
        <translation>%1 %2</translation>
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
    <message>
        <source>A hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>H</source>
        <comment>the key</comment>
        <translation>H</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <source>Fold</source>
        <translation>たたむ</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>lines above</comment>
        <translation>
            <numerusform>ほか%n行</numerusform>
        </translation>
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
    <name>Rename</name>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1を%2に改名</translation>
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
    <message>
        <source>To the last move</source>
        <translation>最後の手へ</translation>
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
    <name>ScenarioBand</name>
    <message>
        <source>This is counted when the game ends.</source>
        <translation>ゲームの終了時に数えます。</translation>
    </message>
    <message>
        <source>What tokens require and cost</source>
        <translation>トークンの条件と費用</translation>
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
    <message>
        <source>%1, %2</source>
        <comment>a player, what bot it is</comment>
        <translation>%1、%2</translation>
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
    <name>SeatMenu</name>
    <message>
        <source>Who plays %1?</source>
        <comment>a seat’s name</comment>
        <translation>%1を担当するのは？</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Play at once</source>
        <translation>すぐに決めさせる</translation>
    </message>
    <message>
        <source>How well it plays</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Why did it move so?</source>
        <translation>なぜその手を指したのか</translation>
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
    <message>
        <source>How well the bot of seat %1 plays</source>
        <translation>%1番の席のボットの強さ</translation>
    </message>
</context>
<context>
    <name>SeatTitle</name>
    <message>
        <source>public points: %1</source>
        <translation>公開点 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>public points, where there is little room</comment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Points that everybody can count now</source>
        <translation>今、全員が数えられる点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an item of the score and its points</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, public points: %2</source>
        <comment>a player</comment>
        <translation>%1、公開点 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a bot, points</comment>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player, what bot it is</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Click or Enter: it plays at once. Right click: who plays</source>
        <translation>クリックかEnterですぐに決めさせる。右クリックで担当を選ぶ</translation>
    </message>
    <message>
        <source>Click or Enter: who plays</source>
        <translation>クリックかEnterで担当を選ぶ</translation>
    </message>
    <message>
        <source>Right click: who plays</source>
        <translation>右クリックで担当を選ぶ</translation>
    </message>
    <message>
        <source>%1, thinking, public points: %2</source>
        <comment>a player</comment>
        <translation>%1、考え中、公開点 %2</translation>
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
    <message numerus="yes">
        <source>Show all %n changes</source>
        <translation>
            <numerusform>%n件の変更をすべて表示</numerusform>
        </translation>
    </message>
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
    <name>ShelfSpace</name>
    <message>
        <source>%1 %2</source>
        <comment>a pile and its number of cards</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>TableEdits</name>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n個のセル</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Ids are changed one at a time: each may have references.</source>
        <translation>IDの変更は1つずつです。それぞれに参照があるかもしれません。</translation>
    </message>
    <message>
        <source>“%1” has no place for “%2”: it is no object of fields.</source>
        <translation>「%1」に「%2」を置く場所はありません。フィールドを持つオブジェクトではないためです。</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2の%1：%3</translation>
    </message>
    <message>
        <source>Clear %1 of %2</source>
        <translation>%2の%1を消去</translation>
    </message>
    <message>
        <source>%1 of %2: %3 → %4</source>
        <translation>%2の%1：%3 → %4</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1を%2にする</translation>
    </message>
    <message>
        <source>%1 is too large to calculate with.</source>
        <translation>%1は大きすぎて計算できません。</translation>
    </message>
    <message>
        <source>No cell of the selection holds a number.</source>
        <translation>選択したセルに数がありません。</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%2に%1を足す</translation>
    </message>
    <message>
        <source>Subtract %1 from %2</source>
        <translation>%2から%1を引く</translation>
    </message>
    <message>
        <source>Multiply %2 by %1</source>
        <translation>%2に%1を掛ける</translation>
    </message>
    <message>
        <source>Divide %2 by %1</source>
        <translation>%2を%1で割る</translation>
    </message>
    <message>
        <source>An id can’t be empty. Delete removes whole rows when their row headers are selected.</source>
        <translation>IDは空にできません。行の見出しを選んでいるときは、Deleteで行ごと削除されます。</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>%1を消去</translation>
    </message>
    <message>
        <source>Select the cell to copy and those below it.</source>
        <translation>コピーするセルと、その下のセルを選んでください。</translation>
    </message>
    <message>
        <source>Select the cell to copy and those to the right of it.</source>
        <translation>コピーするセルと、その右のセルを選んでください。</translation>
    </message>
    <message>
        <source>Fill %1 down</source>
        <translation>%1を下方向へコピー</translation>
    </message>
    <message>
        <source>Fill %1 to the right</source>
        <translation>%1を右方向へコピー</translation>
    </message>
</context>
<context>
    <name>TablePaste</name>
    <message>
        <source>There is nothing to paste.</source>
        <translation>貼り付けるものがありません。</translation>
    </message>
    <message>
        <source>%1 columns don’t fit: from here to the right the table has %2.</source>
        <translation>%1列は入りません。ここから右には、表に%2列しかありません。</translation>
    </message>
    <message>
        <source>Ids can’t be pasted over: “%1” would become “%2”. Paste beside the ids, or rename one by one.</source>
        <translation>IDの上には貼り付けられません。「%1」が「%2」になってしまいます。IDの隣に貼り付けるか、1つずつ変更してください。</translation>
    </message>
    <message>
        <source>%1 rows are too many: a table takes %2.</source>
        <translation>%1行は多すぎます。表に入るのは%2行までです。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows lie below the last one, and this table takes no new rows.</source>
        <translation>
            <numerusform>%n行が最後の行からはみ出しますが、この表には行を追加できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The id “%1” comes twice; expected each id once.</source>
        <translation>ID「%1」が2回出てきます。各IDは1回だけにしてください。</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n rows</source>
        <translation>
            <numerusform>%n行を貼り付け</numerusform>
        </translation>
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
    <name>TrialBand</name>
    <message>
        <source>Back to the match</source>
        <translation>対局に戻る</translation>
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
        <source>Design</source>
        <translation>作る</translation>
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
    <name>engawa::AfterMatchForm</name>
    <message>
        <source>No fun</source>
        <translation>つまらない</translation>
    </message>
    <message>
        <source>Little fun</source>
        <translation>あまり楽しくない</translation>
    </message>
    <message>
        <source>Some fun</source>
        <translation>まあまあ</translation>
    </message>
    <message>
        <source>Fun</source>
        <translation>楽しい</translation>
    </message>
    <message>
        <source>Great fun</source>
        <translation>とても楽しい</translation>
    </message>
    <message>
        <source>Far too short</source>
        <translation>短すぎる</translation>
    </message>
    <message>
        <source>A little short</source>
        <translation>少し短い</translation>
    </message>
    <message>
        <source>Just right</source>
        <translation>ちょうどよい</translation>
    </message>
    <message>
        <source>A little long</source>
        <translation>少し長い</translation>
    </message>
    <message>
        <source>Far too long</source>
        <translation>長すぎる</translation>
    </message>
    <message>
        <source>Confusing</source>
        <translation>わかりにくい</translation>
    </message>
    <message>
        <source>Often unclear</source>
        <translation>よく迷った</translation>
    </message>
    <message>
        <source>Mostly clear</source>
        <translation>だいたいわかった</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>わかりやすい</translation>
    </message>
    <message>
        <source>Crystal clear</source>
        <translation>とてもわかりやすい</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>もう遊ばない</translation>
    </message>
    <message>
        <source>Rather not</source>
        <translation>あまり遊びたくない</translation>
    </message>
    <message>
        <source>Perhaps</source>
        <translation>もしかしたら</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Right now</source>
        <translation>今すぐ</translation>
    </message>
    <message>
        <source>Four questions after the match</source>
        <translation>対局後の4つの質問</translation>
    </message>
    <message>
        <source>Four questions for the designer</source>
        <translation>作者のための4つの質問</translation>
    </message>
    <message>
        <source>1 to 5 answer · Space skips one · Enter saves · Esc skips all</source>
        <translation>1～5で回答 · スペースで1問とばす · Enterで保存 · Escですべてとばす</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>とばす</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Was it fun?</source>
        <translation>楽しかったですか？</translation>
    </message>
    <message>
        <source>How was its length?</source>
        <translation>長さはどうでしたか？</translation>
    </message>
    <message>
        <source>Was it clear what to do?</source>
        <translation>何をすればよいかわかりましたか？</translation>
    </message>
    <message>
        <source>Would you play it again?</source>
        <translation>また遊びたいですか？</translation>
    </message>
</context>
<context>
    <name>engawa::CapsuleModel</name>
    <message>
        <source>This file can’t be read. %1</source>
        <translation>このファイルを読み込めません。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>players and mode</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>A report without a note</source>
        <translation>メモのないレポート</translation>
    </message>
    <message>
        <source>A record without notes</source>
        <translation>メモのない記録</translation>
    </message>
    <message>
        <source>Its notes are listed from %1, another report of the same match.</source>
        <translation>メモは、同じ対局の別の報告「%1」から一覧に載せています。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>By</source>
        <translation>書いた人</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>engawa::CapsulesPanel</name>
    <message>
        <source>Folder of reports</source>
        <translation>レポートのフォルダー</translation>
    </message>
    <message>
        <source>All components</source>
        <translation>すべてのコンポーネント</translation>
    </message>
    <message>
        <source>All versions</source>
        <translation>すべてのバージョン</translation>
    </message>
    <message>
        <source>Choose the folder that your playtesters’ reports are in.</source>
        <translation>テストプレイヤーのレポートが入ったフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>There are no reports or records (*.jsonl) in %1.</source>
        <translation>%1にレポートや記録 (*.jsonl) がありません。</translation>
    </message>
    <message>
        <source>No note fits.</source>
        <translation>一致するメモはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>files, files that can’t be read</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n can’t be read</source>
        <translation>
            <numerusform>%n個は読み込めません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>component, its average rating, number of ratings</comment>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>対局</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Average rating, the lowest first: %1</source>
        <translation>平均評価（低い順）：%1</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>フォルダー…</translation>
    </message>
    <message>
        <source>Choose a folder of reports</source>
        <translation>レポートのフォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Find in notes</source>
        <translation>メモを検索</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Notes of all reports</source>
        <translation>すべてのレポートのメモ</translation>
    </message>
</context>
<context>
    <name>engawa::ChangesModel</name>
    <message>
        <source>%1 › Order</source>
        <translation>%1 › 順序</translation>
    </message>
    <message>
        <source>as in the base</source>
        <translation>元のパックと同じ</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>別の順序</translation>
    </message>
    <message>
        <source>A variant can’t keep the order of a table: it is as in the base again once the variant is opened anew.</source>
        <translation>バリアントには表の順序を保存できません。バリアントを開き直すと、元のパックの順序に戻ります。</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>追加：%1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>削除：%1</translation>
    </message>
    <message>
        <source>A variant can’t take a picture away: it is there again once the variant is opened anew.</source>
        <translation>バリアントでは絵を取り除けません。バリアントを開き直すと、また現れます。</translation>
    </message>
    <message>
        <source>picture changed</source>
        <translation>絵を変更</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The variant “%1” under this one changes this too.</source>
        <translation>このバリアントの下にあるバリアント「%1」も、ここを変えています。</translation>
    </message>
    <message>
        <source>taken away</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The pack has no such place any more. The change stays in the variant until you drop it.</source>
        <translation>パックにはもうこの場所がありません。変更は、破棄するまでバリアントに残ります。</translation>
    </message>
    <message>
        <source>%1: %2 → %3. %4</source>
        <translation>%1：%2 → %3。%4</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>engawa::ChangesPanel</name>
    <message>
        <source>Drop the change of %1</source>
        <translation>%1の変更を破棄</translation>
    </message>
    <message>
        <source>Revert %1: %2 → %3</source>
        <translation>%1を戻す：%2 → %3</translation>
    </message>
    <message>
        <source>Revert all changes</source>
        <translation>すべての変更を戻す</translation>
    </message>
    <message>
        <source>Adopt to version %1</source>
        <translation>バージョン%1に合わせる</translation>
    </message>
    <message>
        <source>Variant of %1 %2</source>
        <translation>%1 %2のバリアント</translation>
    </message>
    <message>
        <source>%1 is read-only. The first change begins a variant of it.</source>
        <translation>%1は読み取り専用です。変更を始めると、そのバリアントになります。</translation>
    </message>
    <message>
        <source>%1: changes since it was opened</source>
        <translation>%1：開いてからの変更</translation>
    </message>
    <message>
        <source>Written for version %1 of %2, which is now at %3.</source>
        <translation>%2のバージョン%1用に書かれました。現在のバージョンは%3です。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) no longer fit.</source>
        <translation>
            <numerusform>%n件の変更が合わなくなりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every change still fits.</source>
        <translation>すべての変更がそのまま使えます。</translation>
    </message>
    <message>
        <source>Adopt to %1</source>
        <translation>%1に合わせる</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>何も開いていません。</translation>
    </message>
    <message>
        <source>No changes: everything is as in %1.</source>
        <translation>変更はありません。すべて%1と同じです。</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1にする</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1のまま</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changes to the base</source>
        <translation>元のパックからの変更</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Takes the chosen changes back, each as a step of its own (Delete)</source>
        <translation>選んだ変更を1つずつ別の操作として戻します（Delete）</translation>
    </message>
    <message>
        <source>Revert all</source>
        <translation>すべて戻す</translation>
    </message>
    <message>
        <source>Takes every change back, as one step</source>
        <translation>すべての変更を1つの操作として戻します</translation>
    </message>
    <message>
        <source>Notes that the variant is meant for this version now</source>
        <translation>このバリアントを現在のバージョン用として記録します</translation>
    </message>
</context>
<context>
    <name>engawa::ChartView</name>
    <message>
        <source>%1: %2 (%3 to %4). A double click watches a game of it.</source>
        <comment>a mark, its value, its interval</comment>
        <translation>%1：%2（%3〜%4）。ダブルクリックでそのゲームを見ます。</translation>
    </message>
</context>
<context>
    <name>engawa::ChoiceEditor</name>
    <message>
        <source>(none)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>engawa::ClashModel</name>
    <message>
        <source>taken away</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>自分の変更</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>外部の変更</translation>
    </message>
</context>
<context>
    <name>engawa::ColourEditor</name>
    <message>
        <source>Choose a colour (Alt+Down)</source>
        <translation>色を選ぶ（Alt+↓）</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>色を選ぶ</translation>
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
        <source>Save a p&amp;icture of the table…</source>
        <translation>テーブルの画像を保存(&amp;I)…</translation>
    </message>
    <message>
        <source>The table as it is now, without what lies over it</source>
        <translation>今のテーブルを、上に重なるものなしで保存します</translation>
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
    <message>
        <source>The &amp;bot plays at once</source>
        <translation>ボットにすぐ決めさせる(&amp;B)</translation>
    </message>
    <message>
        <source>Whoever thinks plays the best that was found so far</source>
        <translation>考えているボットが、それまでに見つけた最善の手で進めます</translation>
    </message>
    <message>
        <source>&amp;Who plays…</source>
        <translation>担当を選ぶ(&amp;W)…</translation>
    </message>
    <message>
        <source>Let a person or another bot play a seat from now on</source>
        <translation>ここから席を担当する人やボットを選びます</translation>
    </message>
    <message>
        <source>Give me a &amp;hint</source>
        <translation>ヒントを見る(&amp;H)</translation>
    </message>
    <message>
        <source>Three moves that a strong bot would think of, and what it expects of each</source>
        <translation>強いボットが考える3つの手と、それぞれの見込み</translation>
    </message>
    <message>
        <source>Ask the &amp;bot why</source>
        <translation>ボットに理由を聞く(&amp;B)</translation>
    </message>
    <message>
        <source>What the last bot that moved thought of, and what it feared</source>
        <translation>最後に指したボットが考えた手と、警戒した進行</translation>
    </message>
    <message>
        <source>&amp;Turning points of the match</source>
        <translation>対局の勝負どころ(&amp;T)</translation>
    </message>
    <message>
        <source>After the end: the moves that lost most, and what would have been better</source>
        <translation>終局後に：最も損をした手と、もっとよかった手</translation>
    </message>
</context>
<context>
    <name>engawa::ComponentsPanel</name>
    <message>
        <source>&amp;New component…</source>
        <translation>新しいコンポーネント(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Duplicate rows</source>
        <translation>行を複製(&amp;D)</translation>
    </message>
    <message>
        <source>De&amp;lete rows</source>
        <translation>行を削除(&amp;L)</translation>
    </message>
    <message>
        <source>Rename &amp;id…</source>
        <translation>IDを変更(&amp;I)…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>下へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Cl&amp;ear cells</source>
        <translation>セルを消去(&amp;E)</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>下方向へコピー(&amp;D)</translation>
    </message>
    <message>
        <source>Fill &amp;right</source>
        <translation>右方向へコピー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>検索と置換(&amp;F)…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>I&amp;mport CSV…</source>
        <translation>CSVを読み込む(&amp;M)…</translation>
    </message>
    <message>
        <source>E&amp;xport CSV…</source>
        <translation>CSVに書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>The table to show</source>
        <translation>表示する表</translation>
    </message>
    <message>
        <source>Filter: words, column:word, column&gt;3</source>
        <translation>絞り込み：語、列:語、列&gt;3</translation>
    </message>
    <message>
        <source>Rows that hold all of these words. “column:word” looks in one column, “column&gt;3” compares.</source>
        <translation>これらの語をすべて含む行。「列:語」は1つの列だけを探し、「列&gt;3」は数を比べます。</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>行を絞り込む</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>A new row that plays at once (%1)</source>
        <translation>すぐに遊べる新しい行（%1）</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More to do with rows and cells</source>
        <translation>行とセルのその他の操作</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>The rows are sorted; go back to the order of the file to move them.</source>
        <translation>行が並べ替えられています。移動するには、ファイルの順序に戻してください。</translation>
    </message>
    <message>
        <source>Import CSV</source>
        <translation>CSVを読み込む</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>コンマ区切り (*.csv)</translation>
    </message>
    <message>
        <source>“%1” can’t be read: %2.</source>
        <translation>「%1」を読み込めません：%2。</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSVに書き出す</translation>
    </message>
    <message>
        <source>“%1” can’t be written: %2.</source>
        <translation>「%1」に書き込めません：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows</source>
        <translation>
            <numerusform>全%n行中%1行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected</source>
        <translation>
            <numerusform>%n個のセルを選択</numerusform>
        </translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>合計%1</translation>
    </message>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>昇順に並べ替え(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>降順に並べ替え(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Order of the file</source>
        <translation>ファイルの順序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit the columns</source>
        <translation>列の幅を合わせる(&amp;F)</translation>
    </message>
</context>
<context>
    <name>engawa::CsvPreview</name>
    <message numerus="yes">
        <source>&amp;Remove rows that the file lacks (%n)</source>
        <translation>
            <numerusform>ファイルにない%n行を削除(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>Import into %1</source>
        <translation>%1に読み込む</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>What the import changes</source>
        <translation>読み込みによる変更</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>読み込む(&amp;I)</translation>
    </message>
    <message>
        <source>The table has no place for these columns: %1. They stay in your file, also when the table is exported over it.</source>
        <translation>表にない列があります：%1。この列はファイルに残り、表を同じファイルに書き出しても消えません。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows added, %1 changed, %2 removed.</source>
        <translation>
            <numerusform>追加%n行、変更%1行、削除%2行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file says the same as the table: nothing would change.</source>
        <translation>ファイルは表と同じ内容です。何も変わりません。</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>engawa::DocumentFile</name>
    <message>
        <source>Unsaved changes from before</source>
        <translation>前回の未保存の変更</translation>
    </message>
    <message>
        <source>“%1” has changed since this match was left. The table keeps the data that it was played with; when you save, you choose what is to stay.</source>
        <translation>「%1」は、この対局を離れた後に変更されています。テーブルは対局中のデータのままです。保存するときに、どちらを残すか選べます。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>“%1” can’t be opened as a variant or a pack. %2</source>
        <translation>「%1」をバリアントやパックとして開けません。%2</translation>
    </message>
    <message>
        <source>“%1” can’t be opened: it is a variant of the pack “%2”, which is not here. Open that pack first.</source>
        <translation>「%1」を開けません。パック「%2」のバリアントですが、そのパックがここにありません。先にパックを開いてください。</translation>
    </message>
    <message>
        <source>“%1” can’t be saved, since nobody could open it again. %2 Change that first.</source>
        <translation>「%1」を保存できません。このままでは誰も開けなくなります。%2 先にそこを直してください。</translation>
    </message>
    <message>
        <source>Nothing is open that could be saved.</source>
        <translation>保存できるものが開いていません。</translation>
    </message>
    <message>
        <source>“%1” has no file yet. Choose a place for it.</source>
        <translation>「%1」にはまだファイルがありません。保存する場所を選んでください。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program in the meantime. Choose first what is to stay: your changes, the other ones, or both.</source>
        <translation>「%1」は、その間に別のプログラムによって変更されました。先に、自分の変更、外部の変更、両方のどれを残すかを選んでください。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program and can’t be read now. Save yours under another name, or decide to keep yours.</source>
        <translation>「%1」は別のプログラムによって変更され、今は読み込めません。別の名前で保存するか、自分の変更を残すことにしてください。</translation>
    </message>
    <message>
        <source>“%1” is among Engawa’s own files, which stay as they are. Choose another folder.</source>
        <translation>「%1」はEngawa自身のファイルなので、変更できません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>“%1” has other files in it already. Choose a new or an empty folder.</source>
        <translation>「%1」にはすでにほかのファイルがあります。新しいフォルダーか空のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>“%1” can’t be made. Choose another folder.</source>
        <translation>「%1」を作れません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>“%1” was never saved: there is nothing to go back to.</source>
        <translation>「%1」は一度も保存されていないため、戻る状態がありません。</translation>
    </message>
    <message>
        <source>“%1” can’t be read. %2 What is open here stays.</source>
        <translation>「%1」を読み込めません。%2 ここで開いているものはそのまま残ります。</translation>
    </message>
    <message>
        <source>Revert to saved</source>
        <translation>保存した状態に戻す</translation>
    </message>
    <message>
        <source>“%1” is no longer on the disk. What was in it is still open here: save to write it again.</source>
        <translation>「%1」はディスクからなくなりました。中身はここに開いたままです。保存すれば、もう一度書き込まれます。</translation>
    </message>
    <message>
        <source>There is a folder named “%1” now, where the file was. What was in it is still open here: save it under another name.</source>
        <translation>ファイルがあった場所に「%1」というフォルダーができています。中身はここに開いたままです。別の名前で保存してください。</translation>
    </message>
    <message>
        <source>There is a file named “%1” now, where the pack’s folder was. The pack is still open here: save it under another name.</source>
        <translation>パックのフォルダーがあった場所に「%1」というファイルができています。パックはここに開いたままです。別の名前で保存してください。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program and can’t be read. The last good content stays open here.</source>
        <translation>「%1」は別のプログラムによって変更され、読み込めません。最後に読み込めた内容がここに開いたままです。</translation>
    </message>
    <message>
        <source>Changed outside</source>
        <translation>外部での変更</translation>
    </message>
    <message>
        <source>Both changes together</source>
        <translation>両方の変更をまとめる</translation>
    </message>
</context>
<context>
    <name>engawa::EntryEdits</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n個の項目</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 of %2: %3 → %4</source>
        <translation>%2の%1：%3 → %4</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2の%1：%3</translation>
    </message>
    <message>
        <source>%1 of %2: back to the base</source>
        <translation>%2の%1：元の値に戻す</translation>
    </message>
    <message>
        <source>Add to %1 of %2</source>
        <translation>%2の%1に追加</translation>
    </message>
    <message>
        <source>Remove %1 of %2 in %3</source>
        <translation>%3の%2の%1番目を削除</translation>
    </message>
    <message>
        <source>Move %1 of %2 in %3</source>
        <translation>%3の%2の%1番目を移動</translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%2に%1を追加</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%2から%1を削除</translation>
    </message>
    <message>
        <source>Add %1 to %2 of %3</source>
        <translation>%3の%2に%1を追加</translation>
    </message>
</context>
<context>
    <name>engawa::EntryForm</name>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>engawa::EntryTexts</name>
    <message>
        <source>missing</source>
        <translation>未入力</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Text %1 (%2): %3</source>
        <translation>テキスト%1（%2）：%3</translation>
    </message>
</context>
<context>
    <name>engawa::FieldRow</name>
    <message>
        <source>Back to the base’s value</source>
        <translation>元の値に戻す</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>%1に追加</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Another key…</source>
        <translation>別のキー…</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>キー：</translation>
    </message>
    <message>
        <source>Changed; in the base: %1</source>
        <translation>変更済み。元の値：%1</translation>
    </message>
    <message>
        <source>Back to the base’s value: %1</source>
        <translation>元の値に戻す：%1</translation>
    </message>
</context>
<context>
    <name>engawa::FigurePage</name>
    <message>
        <source>The first figures come with the first 64 deals.</source>
        <translation>最初の64ディールが終わると、数字が出ます。</translation>
    </message>
    <message>
        <source>Copied: the table, and the picture where there is one.</source>
        <translation>表と、図があれば図をコピーしました。</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Picture without pixels (*.svg)</source>
        <translation>拡大しても粗くならない図 (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>図 (*.png)</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>数字を保存</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>%1 can’t be written.</source>
        <translation>%1に書き込めません。</translation>
    </message>
    <message>
        <source>What the run says</source>
        <translation>この実行でわかったこと</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Watch a game of it</source>
        <translation>そのゲームを見る</translation>
    </message>
    <message>
        <source>Opens a game behind the selected row, at the moment that it speaks of. Your match waits.</source>
        <translation>選んだ行のもとになったゲームを、その場面で開きます。進行中のゲームはそのまま待っています。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>The picture, and the table for a spreadsheet</source>
        <translation>図と、表計算ソフト用の表</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>As SVG, PNG or CSV</source>
        <translation>SVG、PNG、CSVで</translation>
    </message>
</context>
<context>
    <name>engawa::FileDialogs</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Records and variants (*.jsonl *.json)</source>
        <translation>記録とバリアント (*.jsonl *.json)</translation>
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
</context>
<context>
    <name>engawa::FindReplace</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%nか所</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole pack</source>
        <translation>パック全体</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>検索と置換</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>Replace &amp;by</source>
        <translation>置換後(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;As</source>
        <translation>種類(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>範囲(&amp;I)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Id, with everything that names it</source>
        <translation>ID（参照もすべて変更）</translation>
    </message>
    <message>
        <source>&amp;Whole words</source>
        <translation>単語単位(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Capitals matter</source>
        <translation>大文字と小文字を区別(&amp;C)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>見つかった場所</translation>
    </message>
    <message>
        <source>&amp;Replace all</source>
        <translation>すべて置換(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>engawa::FormulaEdit</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>現在：%1</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>数式</translation>
    </message>
    <message>
        <source>Ctrl+Space shows the names that may be used here.</source>
        <translation>Ctrl+スペースで、ここで使える名前を表示します。</translation>
    </message>
    <message>
        <source>A formula</source>
        <translation>数式</translation>
    </message>
</context>
<context>
    <name>engawa::FormulaEditor</name>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>engawa::FormulaWords</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>真偽</translation>
    </message>
    <message>
        <source>The smallest of the numbers.</source>
        <translation>最も小さい数。</translation>
    </message>
    <message>
        <source>The largest of the numbers.</source>
        <translation>最も大きい数。</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>符号を除いた数。</translation>
    </message>
</context>
<context>
    <name>engawa::FormulasModel</name>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>数式</translation>
    </message>
</context>
<context>
    <name>engawa::FormulasPanel</name>
    <message>
        <source>Choose a formula above.</source>
        <translation>上の一覧から数式を選んでください。</translation>
    </message>
    <message>
        <source>Find a formula</source>
        <translation>数式を検索</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>数式</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Enter or a double-click puts the name into the formula.</source>
        <translation>Enterかダブルクリックで、名前を数式に入れます。</translation>
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
    <name>engawa::HexCanvas</name>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>q %1, r %2: %3</source>
        <comment>a place of a pattern of hexagons</comment>
        <translation>q %1、r %2：%3</translation>
    </message>
</context>
<context>
    <name>engawa::HexPatternEditor</name>
    <message>
        <source>Paint with %1</source>
        <translation>%1で塗る</translation>
    </message>
    <message>
        <source>Key %1 in the field below</source>
        <translation>下の欄でキー%1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>This is no pattern: expected a list of places, each once, with the whole numbers q and r and a colour. The next place that you paint begins a new one.</source>
        <translation>これは配置ではありません。整数のqとr、そして色を持つ場所を1回ずつ並べたリストが必要です。次に塗る場所から新しい配置が始まります。</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>engawa::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>A click goes to that step; the dot marks what is saved</source>
        <translation>クリックするとその時点に移ります。点は保存した状態です</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>何も開いていません</translation>
    </message>
    <message>
        <source>%1, as it was opened</source>
        <translation>%1（開いたときの状態）</translation>
    </message>
</context>
<context>
    <name>engawa::InspectorPanel</name>
    <message>
        <source>new, not in the base</source>
        <translation>新規（元のパックにはありません）</translation>
    </message>
    <message>
        <source>Face of %1</source>
        <translation>%1の絵柄</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%2 × %1</translation>
    </message>
    <message>
        <source>No copy is in this match.</source>
        <translation>この対局では使われていません。</translation>
    </message>
    <message>
        <source>Choose a component, a parameter or any other entry to see it here.</source>
        <translation>コンポーネントやパラメーターなどの項目を選ぶと、ここに表示されます。</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>In play now</source>
        <translation>対局での位置</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Marks the copies on the table.</source>
        <translation>テーブルの上で印を付けます。</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
</context>
<context>
    <name>engawa::KeptRuns</name>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1ディール</translation>
    </message>
    <message>
        <source>%1 of %2 deals</source>
        <translation>%2ディール中%1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>済んだ分</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>engawa::LabData</name>
    <message>
        <source>What is on the table now</source>
        <translation>いまテーブルにあるもの</translation>
    </message>
    <message>
        <source>The same without my changes</source>
        <translation>自分の変更を除いたもの</translation>
    </message>
    <message>
        <source>%1, as shipped</source>
        <translation>%1（元のまま）</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>a game, its variant</comment>
        <translation>%1＋%2</translation>
    </message>
    <message>
        <source>my changes</source>
        <translation>自分の変更</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n seats: %3</source>
        <comment>data, mode, who plays</comment>
        <translation>
            <numerusform>%1・%2・%n席：%3</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The data have been edited since: what this run found holds of the data that it keeps, not of those of now.</source>
        <translation>その後データが編集されています。この実行の結果は、実行に保存されたデータについてのもので、いまのデータについてのものではありません。</translation>
    </message>
    <message>
        <source>These data can’t be played.</source>
        <translation>このデータでは遊べません。</translation>
    </message>
</context>
<context>
    <name>engawa::LabDock</name>
    <message>
        <source>Lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <source>The lab is done: %1.</source>
        <translation>実行が終わりました：%1。</translation>
    </message>
    <message>
        <source>Lab: %1</source>
        <translation>ラボ：%1</translation>
    </message>
</context>
<context>
    <name>engawa::LabPanel</name>
    <message>
        <source>Plays the data as they are now against those without your changes, on the same deals</source>
        <translation>いまのデータと、変更を除いたデータを、同じディールで比べます</translation>
    </message>
    <message>
        <source>Change something first: a component, a rule, a number</source>
        <translation>まずコンポーネントやルールや数値を変えてください</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Plays the games in the background; the table goes first</source>
        <translation>裏でゲームを進めます。テーブルが優先です</translation>
    </message>
    <message>
        <source>Is my change good?</source>
        <translation>この変更は良い？</translation>
    </message>
    <message>
        <source>Runs that are kept</source>
        <translation>保存された実行</translation>
    </message>
    <message>
        <source>None yet. A run plays thousands of games with bots and says who wins, what components are worth, and how long games are; every figure leads to a game behind it.</source>
        <translation>まだありません。実行ではボットが何千ものゲームを遊び、誰が勝つか、コンポーネントの価値、ゲームの長さがわかります。どの数字からも、もとになったゲームを開けます。</translation>
    </message>
</context>
<context>
    <name>engawa::LabSheets</name>
    <message>
        <source>not enough yet</source>
        <translation>まだ足りません</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a number, its interval</comment>
        <translation>%1（%2〜%3）</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Mean (interval)</source>
        <translation>平均（区間）</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>Wins (interval)</source>
        <translation>勝率（区間）</translation>
    </message>
    <message>
        <source>Points (interval)</source>
        <translation>得点（区間）</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>誰が勝つか</translation>
    </message>
    <message>
        <source>Share of the win, in points of a hundred</source>
        <translation>勝率（%）</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>1人</translation>
    </message>
    <message>
        <source>Player %1 in turn order</source>
        <translation>手番順で%1番目</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>Worth by chance (interval)</source>
        <translation>偶然に得たときの価値（区間）</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>配られた</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引いた</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>取った</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>使った</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>得点した</translation>
    </message>
    <message>
        <source>Goes with winning</source>
        <translation>勝ちとの関連</translation>
    </message>
    <message>
        <source>What components are worth</source>
        <translation>コンポーネントの価値</translation>
    </message>
    <message>
        <source>Points of a hundred of the win, against the average one in its place</source>
        <translation>同じ場所の平均に比べた勝率の差（ポイント）</translation>
    </message>
    <message>
        <source>It did not yet come to anybody by chance often enough to say what it is worth.</source>
        <translation>偶然に手に入った回数がまだ足りず、価値はわかりません。</translation>
    </message>
    <message>
        <source>It stands out.</source>
        <translation>目立って外れています。</translation>
    </message>
    <message>
        <source>Games that</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Share (interval)</source>
        <translation>割合（区間）</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>How long games are</source>
        <translation>ゲームの長さ</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Games of a hundred</source>
        <translation>ゲームの割合（%）</translation>
    </message>
    <message>
        <source>end in another way</source>
        <translation>別の理由で終わる</translation>
    </message>
    <message>
        <source>end by %1</source>
        <translation>%1で終わる</translation>
    </message>
    <message numerus="yes">
        <source>have %n turns</source>
        <translation>
            <numerusform>%n手番</numerusform>
        </translation>
    </message>
    <message>
        <source>have %1 to %2 turns</source>
        <translation>%1〜%2手番</translation>
    </message>
    <message>
        <source>Nobody leads where one plays alone.</source>
        <translation>1人で遊ぶときに首位はありません。</translation>
    </message>
    <message>
        <source>After</source>
        <translation>時点</translation>
    </message>
    <message>
        <source>The leader loses (interval)</source>
        <translation>首位が負ける（区間）</translation>
    </message>
    <message>
        <source>Games with a leader</source>
        <translation>首位がいるゲーム</translation>
    </message>
    <message>
        <source>Mean lead, in points (interval)</source>
        <translation>平均の点差（区間）</translation>
    </message>
    <message>
        <source>How safe a lead is</source>
        <translation>リードの安全さ</translation>
    </message>
    <message>
        <source>Hundredths of the game</source>
        <translation>ゲームの進み（%）</translation>
    </message>
    <message>
        <source>Leaders of a hundred that do not win</source>
        <translation>勝てない首位（%）</translation>
    </message>
    <message>
        <source>%1 % of the game</source>
        <translation>%1%まで進んだ時点</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Difference (interval)</source>
        <translation>差（区間）</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>何が違うか</translation>
    </message>
    <message>
        <source>Difference, in parts of what matters; within the band it does not</source>
        <translation>差（問題になる大きさを1とする。帯の中は問題にならない差）</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>差がある</translation>
    </message>
    <message>
        <source>no difference that matters</source>
        <translation>問題になる差はない</translation>
    </message>
    <message>
        <source>not yet known</source>
        <translation>まだわからない</translation>
    </message>
    <message numerus="yes">
        <source>It makes a difference in %1 of the %n things that were asked.</source>
        <translation>
            <numerusform>差があります。調べた%n項目のうち%1項目が違います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet known: %1 of the %n things that were asked are still open.</source>
        <translation>
            <numerusform>まだわかりません。調べた%n項目のうち%1項目が未定です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes no difference that matters, in any of the %n things that were asked.</source>
        <translation>
            <numerusform>調べた%n項目のどれにも、問題になる差はありません。</numerusform>
        </translation>
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
    <name>engawa::LineEditor</name>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>engawa::LogDelegate</name>
    <message>
        <source>Now</source>
        <comment>where the match stands while another moment is looked at</comment>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>engawa::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Go to this moment</source>
        <translation>この場面へ</translation>
    </message>
    <message>
        <source>Ask the bot why</source>
        <translation>ボットに理由を聞く</translation>
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
    <name>engawa::MatchAdvice</name>
    <message>
        <source>A hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Why, %1?</source>
        <comment>a bot</comment>
        <translation>%1さん、なぜ？</translation>
    </message>
    <message>
        <source>Move %1: what would have been better</source>
        <translation>%1手目：もっとよかった手</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>勝負どころ</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>“%1” lost %2.</source>
        <translation>「%1」は%2の損でした。</translation>
    </message>
    <message>
        <source>There is only one move.</source>
        <translation>指せる手は1つだけです。</translation>
    </message>
    <message>
        <source>“%1”. There was no other move.</source>
        <translation>「%1」。ほかに指せる手はありませんでした。</translation>
    </message>
    <message>
        <source>“%1” was the first choice:</source>
        <translation>「%1」が第一候補でした：</translation>
    </message>
    <message>
        <source>“%1” is not the first choice any more, thought about again:</source>
        <translation>考え直すと、「%1」はもう第一候補ではありません：</translation>
    </message>
    <message>
        <source>A move with what only %1 sees</source>
        <translation>%1さんにしか見えないものを使う手</translation>
    </message>
</context>
<context>
    <name>engawa::MatchLog</name>
    <message>
        <source>Instead: %1</source>
        <comment>a move that was tried and taken back</comment>
        <translation>別の手：%1</translation>
    </message>
    <message>
        <source>As it was played: %1</source>
        <comment>a move</comment>
        <translation>実際の手：%1</translation>
    </message>
    <message>
        <source>From here on %1 is played by: %2</source>
        <comment>a name, a person or a bot</comment>
        <translation>ここから%1を担当：%2</translation>
    </message>
</context>
<context>
    <name>engawa::MatchOpener</name>
    <message>
        <source>%1 can’t be opened. %2</source>
        <translation>%1を開けません。%2</translation>
    </message>
    <message>
        <source>The game can’t be dealt.</source>
        <translation>ゲームを準備できません。</translation>
    </message>
</context>
<context>
    <name>engawa::MatchSession</name>
    <message>
        <source>The match can’t be saved in %1: %2. You can play on.</source>
        <translation>対局を%1に保存できません：%2。ゲームは続けられます。</translation>
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
    <message numerus="yes">
        <source>%1 ends with %n point(s).</source>
        <translation>
            <numerusform>%1は%n点で終わりました。</numerusform>
        </translation>
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
    <message>
        <source>What if? This is a branch: the match itself waits at move %1.</source>
        <translation>もしも…の枝分かれです。もとの対局は%1手目で待っています。</translation>
    </message>
    <message>
        <source>A game of the lab: the match itself waits where you left it.</source>
        <translation>ラボのゲームです。進行中のゲームは、離れたところで待っています。</translation>
    </message>
    <message>
        <source>A position set up by hand: the match itself waits where you left it.</source>
        <translation>手で作った局面です。もとの対局は、離れたところで待っています。</translation>
    </message>
</context>
<context>
    <name>engawa::MatchView</name>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1の手番です。</translation>
    </message>
    <message>
        <source>Nothing can be done with this now. %1</source>
        <translation>今はこれを使ってできることはありません。 %1</translation>
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
        <source>&amp;Design</source>
        <translation>作る(&amp;D)</translation>
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
    <name>engawa::NoteCard</name>
    <message>
        <source>%1 – change of a note</source>
        <comment>a moment of the match</comment>
        <translation>%1 – メモの変更</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>対象：%1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>What do you notice?</source>
        <translation>気づいたことは？</translation>
    </message>
    <message>
        <source>What do you notice? A single 1 to 5 rates, and so does Alt+1 to Alt+5.</source>
        <translation>気づいたことは？ 1～5の数字だけなら評価になります。Alt+1～Alt+5でも評価できます。</translation>
    </message>
    <message>
        <source>Enter saves · Shift+Enter new line · Esc keeps it for later</source>
        <translation>Enterで保存 · Shift+Enterで改行 · Escで後回し</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Save the note, and record, variant and position with it in one file</source>
        <translation>メモを保存し、記録、バリアント、局面と一緒に1つのファイルにまとめる</translation>
    </message>
</context>
<context>
    <name>engawa::NoteWords</name>
    <message>
        <source>Move %1: %2</source>
        <translation>%1手目：%2</translation>
    </message>
    <message>
        <source>Start, after a change of the data</source>
        <translation>開始（データの変更後）</translation>
    </message>
    <message>
        <source>Move %1, after a change of the data</source>
        <translation>%1手目（データの変更後）</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Fun</source>
        <translation>楽しさ</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Clarity</source>
        <translation>わかりやすさ</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>また遊びたいか</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a question&apos;s name and its answer from 1 to 5</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>engawa::NotesPanel</name>
    <message>
        <source>The note is taken away.</source>
        <translation>メモを削除しました。</translation>
    </message>
    <message>
        <source>No note has these words.</source>
        <translation>一致するメモはありません。</translation>
    </message>
    <message>
        <source>No notes yet. N pins one to the present move.</source>
        <translation>メモはまだありません。Nで今の手にメモを付けます。</translation>
    </message>
    <message>
        <source>Export notes</source>
        <translation>メモを書き出す</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) written to %1.</source>
        <translation>
            <numerusform>%n件のメモを%1に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes can’t be written to %1: %2.</source>
        <translation>メモを%1に書き込めません：%2。</translation>
    </message>
    <message>
        <source>Find a note</source>
        <translation>メモを検索</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Pin a note to the present move</source>
        <translation>今の手にメモを付ける</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Change this note (Enter)</source>
        <translation>このメモを変更（Enter）</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Take this note away (Del)</source>
        <translation>このメモを削除（Del）</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Save the notes as a table</source>
        <translation>メモを表として保存</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Save record, variant, position and notes in one file</source>
        <translation>記録、バリアント、局面、メモを1つのファイルに保存</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>engawa::OutsideDialog</name>
    <message>
        <source>Changed outside</source>
        <translation>外部での変更</translation>
    </message>
    <message>
        <source>Another program changed “%1” while there are unsaved changes here.</source>
        <translation>ここに未保存の変更がある間に、別のプログラムが「%1」を変更しました。</translation>
    </message>
    <message>
        <source>Both touched different places, so they fit together.</source>
        <translation>変更した場所が別々なので、両方を合わせられます。</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) were changed by both. Choose for each:</source>
        <translation>
            <numerusform>%n個のフィールドが両方で変更されています。それぞれ選んでください：</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields changed by both</source>
        <translation>両方で変更されたフィールド</translation>
    </message>
    <message>
        <source>Take &amp;both</source>
        <translation>両方を取り入れる(&amp;B)</translation>
    </message>
    <message>
        <source>Take &amp;both, as chosen</source>
        <translation>選んだとおりに両方を取り入れる(&amp;B)</translation>
    </message>
    <message>
        <source>One undo step; save afterwards</source>
        <translation>1回の操作として元に戻せます。この後で保存してください</translation>
    </message>
    <message>
        <source>Take the &amp;outside one</source>
        <translation>外部の変更を取り入れる(&amp;O)</translation>
    </message>
    <message>
        <source>Your unsaved changes go; undo brings them back</source>
        <translation>未保存の変更はなくなりますが、「元に戻す」で戻せます</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>自分の変更を残す(&amp;M)</translation>
    </message>
    <message>
        <source>The next save overwrites what is on the disk</source>
        <translation>次に保存すると、ディスクの内容が上書きされます</translation>
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
    <message>
        <source>%1 (%2)</source>
        <comment>a panel, and how much it has to tell</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>engawa::PieceFacts</name>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a card of the hand, how far it is, how far it would be</comment>
        <translation>%1：%2 → %3</translation>
    </message>
</context>
<context>
    <name>engawa::PieceListModel</name>
    <message>
        <source>%1, %2</source>
        <comment>a piece, and where it is</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>カード・駒</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
</context>
<context>
    <name>engawa::PiecePicker</name>
    <message>
        <source>Find a piece or a place</source>
        <translation>カードや駒、場所を検索</translation>
    </message>
    <message>
        <source>Pieces and where they are</source>
        <translation>カードや駒とその場所</translation>
    </message>
    <message>
        <source>&amp;Move to</source>
        <translation>移動先(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Turn over</source>
        <translation>裏返す(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the piece’s next side: known or hidden, used or not.</source>
        <translation>カードや駒の次の面（公開か非公開か、使用済みか）を表示します。</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>取り除く(&amp;R)</translation>
    </message>
    <message>
        <source>Lays the piece back: into the box, the supply or under the draw pile. On the table: Delete.</source>
        <translation>カードや駒を箱、ストック、山札の下のどれかに戻します。テーブルの上ではDeleteキー。</translation>
    </message>
</context>
<context>
    <name>engawa::PlaceWords</name>
    <message>
        <source>Texts, %1</source>
        <comment>%1 is a language</comment>
        <translation>テキスト（%1）</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>絵柄</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a field and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>New picture: %1</source>
        <translation>新しい絵：%1</translation>
    </message>
    <message>
        <source>Picture taken away: %1</source>
        <translation>取り除いた絵：%1</translation>
    </message>
    <message>
        <source>Another picture: %1</source>
        <translation>変更した絵：%1</translation>
    </message>
    <message>
        <source>%1: another order</source>
        <comment>%1 is a table</comment>
        <translation>%1：順番を変更</translation>
    </message>
    <message>
        <source>New in %1: %2</source>
        <comment>a table, and what is new in it</comment>
        <translation>%1に追加：%2</translation>
    </message>
    <message>
        <source>Taken out of %1: %2</source>
        <comment>a table, and what is gone</comment>
        <translation>%1から削除：%2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a place, its old and its new value</comment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4</source>
        <comment>a component, its field, the old and the new value</comment>
        <translation>%1：%2 %3 → %4</translation>
    </message>
</context>
<context>
    <name>engawa::PlayerWords</name>
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
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>でたらめボット</translation>
    </message>
    <message>
        <source>Greedy bot</source>
        <translation>目先ボット</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Bot “%1”</source>
        <comment>one that this version doesn’t know</comment>
        <translation>ボット「%1」</translation>
    </message>
    <message>
        <source>%1 bot</source>
        <comment>a level: “Strong bot”</comment>
        <translation>%1ボット</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>この画面で遊ぶ人です。</translation>
    </message>
    <message>
        <source>Plays any legal move.</source>
        <translation>可能な手をでたらめに選びます。</translation>
    </message>
    <message>
        <source>Takes what is best for the moment.</source>
        <translation>その場で最善の手を選びます。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player’s name, what bot it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a style of play, its level: “hoarder, strong”</comment>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>Styles of play</source>
        <translation>遊び方の個性</translation>
    </message>
    <message>
        <source>Already at the table</source>
        <translation>すでに席にいるボット</translation>
    </message>
</context>
<context>
    <name>engawa::Playtest</name>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>The report is in %1. Nothing was sent.</source>
        <translation>レポートは%1にあります。どこにも送信していません。</translation>
    </message>
    <message>
        <source>Open a folder of reports</source>
        <translation>レポートのフォルダーを開く</translation>
    </message>
</context>
<context>
    <name>engawa::PositionEditor</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>To act: %1</source>
        <translation>手番：%1</translation>
    </message>
    <message>
        <source>Move %1 %2</source>
        <comment>a piece, and where to</comment>
        <translation>%1を移動：%2</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1と%2を交換</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を取り除く</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1を裏返す</translation>
    </message>
    <message>
        <source>The position can’t be written to %1: %2.</source>
        <translation>局面を%1に書き込めません：%2。</translation>
    </message>
    <message>
        <source>%1 can’t be opened. %2</source>
        <translation>%1を開けません。%2</translation>
    </message>
    <message>
        <source>%1 can’t be opened, because of %2 in it. %3</source>
        <translation>%1を開けません。原因は中の%2です。%3</translation>
    </message>
    <message>
        <source>%1 is a position in the middle of a decision; expected one between two.</source>
        <translation>%1は決定の途中の局面です。決定と決定の間の局面が必要です。</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1を開く</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a piece, and whose it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a place, and whose it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a place, and which</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>a place, and the piece under it</comment>
        <translation>%1（%2の上）</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1、%2番目</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a number, and whose it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: choose its place, or a piece to swap it with. Esc lets it lie.</source>
        <translation>%1：置く場所か、入れ替えるカードや駒を選んでください。Escで選択をやめます。</translation>
    </message>
    <message>
        <source>Setting up a position: choose a piece, then its place. Esc goes back.</source>
        <translation>局面を作成中：カードや駒、次に場所を選んでください。Escで戻ります。</translation>
    </message>
    <message>
        <source>In the middle of what was begun nothing can be set up: this is the position before it.</source>
        <translation>途中の手では局面を作れません。これは、その手を始める前の局面です。</translation>
    </message>
</context>
<context>
    <name>engawa::PositionPanel</name>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Set up any position of this match on the table, to try a card, an objective or a landscape. The match itself stays as it is.</source>
        <translation>カードや目的、風景を試すために、この対局の好きな局面をテーブルに作れます。対局そのものは変わりません。</translation>
    </message>
    <message>
        <source>&amp;Set up a position</source>
        <translation>局面を作る(&amp;S)</translation>
    </message>
    <message>
        <source>To &amp;act</source>
        <translation>手番(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>やり直す(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Open position…</source>
        <translation>局面を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve position…</source>
        <translation>局面を保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>ここから遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>Begins a new match with this position, the same seats and the same data.</source>
        <translation>この局面から、同じ席と同じデータで新しい対局を始めます。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Goes back to the match and forgets the position. Esc goes back too, and keeps it.</source>
        <translation>対局に戻り、作った局面を捨てます。Escでも戻れ、その場合は局面が残ります。</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>局面を保存</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>局面 (*.json)</translation>
    </message>
    <message>
        <source>Open position</source>
        <translation>局面を開く</translation>
    </message>
</context>
<context>
    <name>engawa::ProblemsModel</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2行目</translation>
    </message>
    <message>
        <source>Error: %1 %2</source>
        <translation>エラー：%1 %2</translation>
    </message>
    <message>
        <source>Warning: %1 %2</source>
        <translation>警告：%1 %2</translation>
    </message>
</context>
<context>
    <name>engawa::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n件のエラー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n件の警告</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>何も開いていません。</translation>
    </message>
    <message>
        <source>No problem fits the filter.</source>
        <translation>絞り込みに一致する問題はありません。</translation>
    </message>
    <message>
        <source>No problems: the table plays with the data as they are.</source>
        <translation>問題はありません。テーブルはこのデータで動いています。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter the problems</source>
        <translation>問題を絞り込む</translation>
    </message>
    <message>
        <source>Show errors: with one of them the table keeps the last good data</source>
        <translation>エラーを表示。エラーがある間、テーブルは最後の正しいデータを使います</translation>
    </message>
    <message>
        <source>Show warnings: the table plays on with them</source>
        <translation>警告を表示。警告があってもテーブルはそのまま遊べます</translation>
    </message>
    <message>
        <source>Problems found</source>
        <translation>見つかった問題</translation>
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
        <source>Position</source>
        <translation>局面</translation>
    </message>
</context>
<context>
    <name>engawa::RatingMark</name>
    <message>
        <source>Bad</source>
        <translation>悪い</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>いまひとつ</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良い</translation>
    </message>
    <message>
        <source>Great</source>
        <translation>とても良い</translation>
    </message>
</context>
<context>
    <name>engawa::RatingRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a number from 1 to 5, and what it means</comment>
        <translation>%1：%2</translation>
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
    <name>engawa::ReplayDialog</name>
    <message>
        <source>Replay under the new data</source>
        <translation>新しいデータでリプレイ</translation>
    </message>
    <message numerus="yes">
        <source>All %n moves so far fit the new data.</source>
        <translation>
            <numerusform>これまでの%n手は、すべて新しいデータに合います。</numerusform>
        </translation>
    </message>
    <message>
        <source>You can go on from this position, or play the match again from its opening as a branch, to see where it would stand.</source>
        <translation>この局面から続けることも、対局を最初から分岐として再生し、どんな局面になるかを見ることもできます。</translation>
    </message>
    <message>
        <source>Move %1 of %2 no longer fits: %3.</source>
        <translation>全%2手のうち%1手目が合わなくなりました：%3。</translation>
    </message>
    <message>
        <source>Under the new data there is no such move.</source>
        <translation>新しいデータでは、その手はありません。</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>この局面のまま</translation>
    </message>
    <message>
        <source>Rewind to there</source>
        <translation>そこまで戻す</translation>
    </message>
    <message>
        <source>Open as a branch</source>
        <translation>分岐として開く</translation>
    </message>
</context>
<context>
    <name>engawa::ReportFile</name>
    <message>
        <source>There is no match to report on.</source>
        <translation>レポートにする対局がありません。</translation>
    </message>
    <message>
        <source>The report can’t be written to %1: %2.</source>
        <translation>レポートを%1に書き込めません：%2。</translation>
    </message>
    <message>
        <source>Save the report – nothing is sent</source>
        <translation>レポートを保存 – どこにも送信しません</translation>
    </message>
    <message>
        <source>Reports (*.engawa.jsonl *.jsonl)</source>
        <translation>レポート (*.engawa.jsonl *.jsonl)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
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
    <name>engawa::RulesModel</name>
    <message>
        <source>Everything else</source>
        <translation>その他すべて</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1: back to the base</source>
        <translation>%1：元の値に戻す</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>元の値</translation>
    </message>
</context>
<context>
    <name>engawa::RulesPanel</name>
    <message>
        <source>Choose a parameter to see what it means.</source>
        <translation>パラメーターを選ぶと、その意味が表示されます。</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>%1に戻す</translation>
    </message>
    <message>
        <source>In the rulebook:</source>
        <translation>ルールブックでは：</translation>
    </message>
    <message>
        <source>Find a parameter</source>
        <translation>パラメーターを検索</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
</context>
<context>
    <name>engawa::RunForm</name>
    <message>
        <source>Nothing: just look at it</source>
        <translation>比べない（そのまま見る）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Play with</source>
        <translation>遊ぶデータ</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比べるデータ</translation>
    </message>
    <message>
        <source>Both play the same deals with the same bots</source>
        <translation>どちらも同じディールを同じボットで遊びます</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール数</translation>
    </message>
    <message>
        <source>At most: a comparison stops as soon as it has its answer. Different bots play every deal from every seat.</source>
        <translation>上限です。比較は答えが出たところで止まります。ボットが異なる場合は、どのディールもすべての席から遊びます。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Runs with the same seed play the same deals</source>
        <translation>シードが同じ実行は、同じディールを遊びます</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Bot of seat %1</source>
        <translation>席%1のボット</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>席%1の強さ</translation>
    </message>
</context>
<context>
    <name>engawa::RunPage</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>残りおよそ%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>残りおよそ%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n h left</source>
        <translation>
            <numerusform>残りおよそ%n時間</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: there was an answer after %1 deals.</source>
        <translation>完了：%1ディールで答えが出ました。</translation>
    </message>
    <message>
        <source>Done: %1 deals.</source>
        <translation>完了：%1ディール。</translation>
    </message>
    <message>
        <source>%1 of %2 deals</source>
        <translation>%2ディール中%1</translation>
    </message>
    <message>
        <source>Paused at %1.</source>
        <translation>一時停止中：%1。</translation>
    </message>
    <message>
        <source>%1 games a second</source>
        <translation>毎秒%1ゲーム</translation>
    </message>
    <message>
        <source>The game is being played again…</source>
        <translation>ゲームを再現しています…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>中止…</translation>
    </message>
    <message>
        <source>“%1” and all that it found will be gone. To stop it for now, pause it.</source>
        <translation>「%1」と、その結果がすべて失われます。いったん止めるだけなら、一時停止してください。</translation>
    </message>
    <message>
        <source>Remove this run?</source>
        <translation>この実行を削除しますか？</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>A folder for all tables of the run</source>
        <translation>実行のすべての表を置くフォルダー</translation>
    </message>
    <message>
        <source>All tables are in %1.</source>
        <translation>すべての表を%1に書き出しました。</translation>
    </message>
    <message>
        <source>‹ Runs</source>
        <translation>‹ 一覧</translation>
    </message>
    <message>
        <source>To the list of runs; this one goes on</source>
        <translation>実行の一覧へ。この実行は続きます</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>All tables…</source>
        <translation>すべての表…</translation>
    </message>
    <message>
        <source>Writes every table of the run into a folder, as CSV</source>
        <translation>実行のすべての表を、CSVでフォルダーに書き出します</translation>
    </message>
    <message>
        <source>Stops the run and throws it away</source>
        <translation>実行を止めて捨てます</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>リード</translation>
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
    <message numerus="yes">
        <source>%1 (%n changes)</source>
        <comment>the game and its variants</comment>
        <translation>
            <numerusform>%1（変更%n件）</numerusform>
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
    <name>engawa::SheetCanvas</name>
    <message>
        <source>Sheet</source>
        <translation>シート</translation>
    </message>
    <message>
        <source>Drag a mark, or move it with the arrow keys: by one, with Shift by ten. Ctrl with an arrow key goes to the next mark.</source>
        <translation>印はドラッグするか、矢印キーで1ずつ、Shiftで10ずつ動かせます。Ctrlと矢印キーで隣の印に移ります。</translation>
    </message>
    <message>
        <source>The end of a line can be dragged to another mark.</source>
        <translation>線の端は別の印へドラッグできます。</translation>
    </message>
    <message>
        <source>%1 goes from %2, %3 to %4, %5</source>
        <comment>a point of the sheet, x and y twice</comment>
        <translation>%1を（%2, %3）から（%4, %5）へ移動</translation>
    </message>
    <message>
        <source>%1 begins at %2 now</source>
        <comment>a line of the sheet and a point</comment>
        <translation>%1の始点を%2に変更</translation>
    </message>
    <message>
        <source>%1 ends at %2 now</source>
        <comment>a line of the sheet and a point</comment>
        <translation>%1の終点を%2に変更</translation>
    </message>
    <message>
        <source>Both ends of %1 would be at %2; they must be two.</source>
        <comment>a line of the sheet and a point</comment>
        <translation>%1の両端が%2になります。2つの別の印が必要です。</translation>
    </message>
    <message>
        <source>%1 joins these two already.</source>
        <comment>a line of the sheet</comment>
        <translation>この2つは%1がすでに結んでいます。</translation>
    </message>
    <message>
        <source>%1 would lead upwards; it must end at the height where it begins, or lower.</source>
        <comment>a line of the sheet</comment>
        <translation>%1が上向きになります。終点は始点と同じ高さか、それより下でなければなりません。</translation>
    </message>
    <message>
        <source>%1 can’t be hung to %2.</source>
        <comment>a line of the sheet and a point</comment>
        <translation>%1は%2につなげません。</translation>
    </message>
</context>
<context>
    <name>engawa::SheetGrip</name>
    <message>
        <source>%1 begins at %2</source>
        <comment>a line of the sheet and a point</comment>
        <translation>%1の始点は%2</translation>
    </message>
    <message>
        <source>%1 ends at %2</source>
        <comment>a line of the sheet and a point</comment>
        <translation>%1の終点は%2</translation>
    </message>
    <message>
        <source>The arrow keys look for another mark, Enter lets the line go there, Escape leaves it where it is.</source>
        <translation>矢印キーで別の印を選び、Enterで線をつなぎ、Escで元のままにします。</translation>
    </message>
</context>
<context>
    <name>engawa::SheetMark</name>
    <message>
        <source>%1, %2</source>
        <comment>a place: x and y</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a point and what is written in it</comment>
        <translation>%1（%2）</translation>
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
        <source>Match saved after every move</source>
        <translation>対局は1手ごとに保存</translation>
    </message>
</context>
<context>
    <name>engawa::TableModel</name>
    <message>
        <source>Problem: %1</source>
        <translation>問題：%1</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>変更前：%1</translation>
    </message>
    <message>
        <source>Before: nothing</source>
        <translation>変更前：なし</translation>
    </message>
    <message>
        <source>New: the base has no such entry.</source>
        <translation>新規：元のパックにこの項目はありません。</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>How data and formulas name it; stable, never shown to players.</source>
        <translation>データや数式で使う名前です。変わることはなく、プレイヤーには表示されません。</translation>
    </message>
    <message>
        <source>What players read, in the language of the workbench.</source>
        <translation>プレイヤーが読む名前です（作業台の言語で表示）。</translation>
    </message>
</context>
<context>
    <name>engawa::TablePicture</name>
    <message>
        <source>Save a picture of the table</source>
        <translation>テーブルの画像を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>画像 (*.png *.jpg)</translation>
    </message>
    <message>
        <source>The picture is in %1.</source>
        <translation>画像を%1に保存しました。</translation>
    </message>
    <message>
        <source>The picture can’t be written to %1.</source>
        <translation>画像を%1に書き込めません。</translation>
    </message>
</context>
<context>
    <name>engawa::TextsModel</name>
    <message>
        <source>The text is too long for its box on the face %1.</source>
        <translation>テキストが絵柄%1の枠に収まりません。</translation>
    </message>
    <message>
        <source>%1 lacks this text.</source>
        <translation>%1のテキストがありません。</translation>
    </message>
    <message>
        <source>In the base: %1</source>
        <translation>元のテキスト：%1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>未入力</translation>
    </message>
    <message>
        <source>Text %1 (%2): %3</source>
        <translation>テキスト%1（%2）：%3</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
</context>
<context>
    <name>engawa::TextsPanel</name>
    <message>
        <source>All sections</source>
        <translation>すべての区分</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n texts shown</source>
        <translation>
            <numerusform>全%n件中%1件のテキストを表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>未入力%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Add the language %1</source>
        <translation>言語「%1」を追加</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>言語を追加</translation>
    </message>
    <message>
        <source>Language or its tag (fr, pt-BR):</source>
        <translation>言語またはそのタグ（fr、pt-BRなど）：</translation>
    </message>
    <message>
        <source>“%1” is no language tag, or the pack has it already.</source>
        <translation>「%1」は言語タグではないか、すでにパックにあります。</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n texts</source>
        <translation>
            <numerusform>%n件のテキストを貼り付け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n texts</source>
        <translation>
            <numerusform>%n件のテキストを消去</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a text</source>
        <translation>テキストを検索</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>Which texts</source>
        <translation>表示するテキスト</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>言語を追加…</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>すべてのテキスト</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>未入力</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更済み</translation>
    </message>
    <message>
        <source>At fault or too long</source>
        <translation>誤りがある、または長すぎる</translation>
    </message>
</context>
<context>
    <name>engawa::TruthEditor</name>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>engawa::TurningPoints</name>
    <message>
        <source>Looking for them: %1 of %2 moves</source>
        <translation>探しています：%2手のうち%1手</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 moves</source>
        <translation>%2手のうち%1手で中断しました</translation>
    </message>
    <message>
        <source>No move clearly lost something.</source>
        <translation>はっきり損をした手はありません。</translation>
    </message>
</context>
<context>
    <name>engawa::VariantDialog</name>
    <message>
        <source>New variant</source>
        <translation>新しいバリアント</translation>
    </message>
    <message>
        <source>A variant is a small file with the changes only: easy to play, to send, to undo.</source>
        <translation>バリアントは変更点だけの小さなファイルです。遊ぶのも、送るのも、元に戻すのも簡単です。</translation>
    </message>
    <message>
        <source>%1 is read-only. Your changes go into a variant of it: a small file with the changes only.</source>
        <translation>%1は読み取り専用です。変更はバリアント（変更点だけの小さなファイル）に入ります。</translation>
    </message>
    <message>
        <source>What players see</source>
        <translation>プレイヤーに見える名前</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1（変更版）</translation>
    </message>
    <message>
        <source>Your name, if you like</source>
        <translation>あなたの名前（任意）</translation>
    </message>
    <message>
        <source>What it changes and why</source>
        <translation>何をなぜ変えるか</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>作者(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>説明(&amp;D)</translation>
    </message>
    <message>
        <source>Begin the variant</source>
        <translation>バリアントを始める</translation>
    </message>
    <message>
        <source>Records will know it as “%1”.</source>
        <translation>記録には「%1」として残ります。</translation>
    </message>
    <message>
        <source>It needs a name to begin.</source>
        <translation>始めるには名前が必要です。</translation>
    </message>
</context>
<context>
    <name>engawa::VariantFrameForm</name>
    <message>
        <source>Author: %1</source>
        <translation>作者：%1</translation>
    </message>
    <message>
        <source>Name of the variant: %1 → %2</source>
        <translation>バリアントの名前：%1 → %2</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>作者(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>説明(&amp;D)</translation>
    </message>
    <message>
        <source>Name of the variant</source>
        <translation>バリアントの名前</translation>
    </message>
    <message>
        <source>Author of the variant</source>
        <translation>バリアントの作者</translation>
    </message>
    <message>
        <source>Who made it</source>
        <translation>作った人</translation>
    </message>
    <message>
        <source>Description of the variant</source>
        <translation>バリアントの説明</translation>
    </message>
    <message>
        <source>What it changes and why</source>
        <translation>何をなぜ変えるか</translation>
    </message>
</context>
<context>
    <name>engawa::WindowCaption</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1[*] – Engawa</source>
        <translation>%1[*] – Engawa</translation>
    </message>
    <message>
        <source>Engawa</source>
        <translation>Engawa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of the match, who plays</comment>
        <translation>%1：%2</translation>
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
<context>
    <name>engawa::Workbench</name>
    <message>
        <source>From this record</source>
        <translation>この記録から</translation>
    </message>
</context>
<context>
    <name>engawa::WorkbenchActions</name>
    <message numerus="yes">
        <source>%1 … and %n more, see the log.</source>
        <translation>
            <numerusform>%1 …ほか%n件はログを見てください。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is ready: change anything in the panels, the table follows.</source>
        <translation>「%1」の準備ができました。パネルで何かを変えると、テーブルに反映されます。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Save the variant</source>
        <translation>バリアントを保存</translation>
    </message>
    <message>
        <source>Variants (*.json)</source>
        <translation>バリアント (*.json)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved in a file.</source>
        <translation>「%1」には、ファイルに保存されていない変更があります。</translation>
    </message>
    <message>
        <source>The record of the match keeps them as well: they are here again when it goes on.</source>
        <translation>対局の記録にも残り、続きを始めるとまたここに開きます。</translation>
    </message>
    <message>
        <source>&amp;Leave unsaved</source>
        <translation>保存せずに離れる(&amp;L)</translation>
    </message>
    <message>
        <source>“%1” is saved in %2.</source>
        <translation>「%1」を%2に保存しました。</translation>
    </message>
    <message>
        <source>“%1” is not saved</source>
        <translation>「%1」は未保存</translation>
    </message>
    <message numerus="yes">
        <source>%n errors: the table shows the data from before them</source>
        <translation>
            <numerusform>エラー%n件：テーブルは直前の正しいデータのままです</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::WorkbenchCommands</name>
    <message>
        <source>&amp;Undo edit</source>
        <translation>編集を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo edit: %1</source>
        <translation>編集を元に戻す(&amp;U)：%1</translation>
    </message>
    <message>
        <source>Takes back the last change of the data; in a panel Ctrl+Z does the same</source>
        <translation>データの最後の変更を取り消します。パネルではCtrl+Zでも同じです</translation>
    </message>
    <message>
        <source>&amp;Redo edit</source>
        <translation>編集をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo edit: %1</source>
        <translation>編集をやり直す(&amp;R)：%1</translation>
    </message>
    <message>
        <source>New &amp;variant…</source>
        <translation>新しいバリアント(&amp;V)…</translation>
    </message>
    <message>
        <source>Changes to this game under a name of their own</source>
        <translation>このゲームの変更を、独自の名前でまとめる</translation>
    </message>
    <message>
        <source>&amp;Save the variant</source>
        <translation>バリアントを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save “%1”</source>
        <translation>「%1」を保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the variant &amp;as…</source>
        <translation>バリアントに名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Back to the saved state</source>
        <translation>保存した状態に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Takes back every change since the last save; can be undone</source>
        <translation>最後に保存してからの変更をすべて取り消します。元に戻せます</translation>
    </message>
    <message>
        <source>New &amp;component…</source>
        <translation>新しいコンポーネント(&amp;C)…</translation>
    </message>
    <message>
        <source>A card, a tile, an objective: a new row of the table that is open</source>
        <translation>カード、タイル、目的など、開いている表の新しい行</translation>
    </message>
    <message>
        <source>&amp;Find and replace…</source>
        <translation>検索と置換(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Import a table (CSV)…</source>
        <translation>CSVから表を読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export the table (CSV)…</source>
        <translation>表をCSVに書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation>局面を作る(&amp;P)…</translation>
    </message>
    <message>
        <source>Move, add and take away pieces, then play from there</source>
        <translation>カードや駒を動かしたり、加えたり、取り除いたりして、そこから遊ぶ</translation>
    </message>
    <message>
        <source>Re&amp;play under the new data…</source>
        <translation>新しいデータでリプレイ(&amp;P)…</translation>
    </message>
    <message>
        <source>Do the moves so far still fit?</source>
        <translation>これまでの手は今も合うか？</translation>
    </message>
    <message>
        <source>Is my change &amp;good?</source>
        <translation>この変更は良い？(&amp;G)</translation>
    </message>
    <message>
        <source>Plays the data as they are now against those without your changes</source>
        <translation>いまのデータと、変更を除いたデータを遊び比べます</translation>
    </message>
    <message>
        <source>&amp;Mark what a variant changed</source>
        <translation>バリアントの変更に印を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Report this…</source>
        <translation>レポートにする(&amp;R)…</translation>
    </message>
    <message>
        <source>Packs the match, its notes and this position into one file</source>
        <translation>対局、メモ、この局面を1つのファイルにまとめる</translation>
    </message>
    <message>
        <source>Open a &amp;folder of reports…</source>
        <translation>レポートのフォルダーを開く(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>engawa::WorkbenchPanels</name>
    <message>
        <source>Components</source>
        <translation>コンポーネント</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>数式</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
</context>
</TS>
