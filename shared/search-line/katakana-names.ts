/** Frequent first names of English and Spanish in katakana, which the index finds only by a sound that other names share. */
const names = new Set(
  'ジョン ジェームズ ジェームス ロバート マイケル ウィリアム デイビッド デイヴィッド デビッド デヴィッド リチャード ジョセフ トーマス チャールズ クリストファー ダニエル マシュー マーク スティーブン スティーブ ポール アンドリュー ジョシュア ケビン ブライアン ジョージ エドワード ジェイソン ジェフリー ティモシー ロナルド ライアン ジェイコブ ニコラス エリック ジョナサン ピーター ベンジャミン サミュエル アレックス トム ジム マイク ボブ メアリー メアリ マリー マリア パトリシア ジェニファー リンダ エリザベス バーバラ スーザン ジェシカ サラ カレン ナンシー リサ ベティ サンドラ アシュリー エミリー ミシェル アマンダ ステファニー レベッカ ローラ キャサリン アンナ エマ ナタリー ジュリア アリス ジェーン ホセ カルロス フアン ルイス アナ カルメン'.split(
    ' ',
  ),
);

/** Whether many people are called so. */
export const isKatakanaGivenName = (word: string): boolean => names.has(word);
