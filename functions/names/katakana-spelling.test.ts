import { expect, test } from 'vitest';

import { isKatakanaSpellingOf } from '#functions/names/katakana-spelling.ts';

test.each([
  ['マイケル', 'michael'],
  ['ジョン', 'john jon'],
  ['ジャン', 'jean jan'],
  ['サトウ', 'sato satoh satou'],
  ['マリア', 'maria mariah'],
  ['キャントウェル', 'cantwell'],
  ['サンダース', 'sanders'],
  ['ダニエル', 'daniel danielle'],
  ['バーニー', 'bernie barney'],
  ['エリザベス', 'elizabeth elisabeth'],
  ['ウォーレン', 'warren'],
  ['トーマス', 'thomas'],
  ['ジョー', 'joe jo'],
  ['ジョージ', 'george'],
  ['ワシントン', 'washington'],
  ['スミス', 'smith smyth'],
  ['ジョンソン', 'johnson jonson'],
  ['ウィリアムズ', 'williams'],
  ['ロバート', 'robert'],
  ['デイビッド', 'david'],
  ['デビッド', 'david'],
  ['ジェームズ', 'james'],
  ['ジョーンズ', 'jones'],
  ['バーンズ', 'barnes'],
  ['バイデン', 'biden'],
  ['トランプ', 'trump'],
  ['オバマ', 'obama'],
  ['クリントン', 'clinton'],
  ['ケネディ', 'kennedy'],
  ['リー', 'lee li leigh'],
  ['ハリス', 'harris'],
  ['スティーブン', 'stephen steven'],
  ['クルーズ', 'cruz'],
  ['ペロシ', 'pelosi'],
  ['マコーネル', 'mcconnell'],
  ['ガルシア', 'garcia'],
  ['マルティネス', 'martinez'],
  ['ヘルナンデス', 'hernandez'],
  ['アレクサンダー', 'alexander'],
  ['クリストファー', 'christopher'],
  ['キャサリン', 'catherine katherine'],
  ['ジェニファー', 'jennifer'],
  ['スーザン', 'susan'],
  ['リチャード', 'richard'],
  ['チャールズ', 'charles'],
  ['アンドリュー', 'andrew'],
  ['ハンナ', 'hanna hannah'],
  ['キャンベル', 'campbell'],
  ['シンプソン', 'simpson'],
  ['ミッチェル', 'mitchell'],
  ['ミラー', 'miller'],
  ['カーター', 'carter'],
  ['ロバーツ', 'roberts'],
  ['フィッシャー', 'fisher fischer'],
  ['ドロシー', 'dorothy'],
  ['キャスリーン', 'kathleen'],
  ['テイラー', 'taylor'],
  ['ウォーカー', 'walker'],
  ['ライト', 'wright'],
  ['ジャクソン', 'jackson'],
  ['ルイス', 'lewis louis'],
  ['パウエル', 'powell'],
  ['フォード', 'ford'],
  ['マーク', 'mark'],
  ['マイク', 'mike'],
  ['ホセ', 'jose'],
  ['タナカ', 'tanaka'],
  ['イトウ', 'ito'],
  ['ユウコ', 'yuko'],
  ['ツジ', 'tsuji'],
  ['シュウイチ', 'shuichi'],
])('%s is %s', (kana, latin) => {
  for (const each of latin.split(' ')) expect([each, isKatakanaSpellingOf(kana, each)]).toEqual([each, true]);
});

test.each([
  ['マイケル', 'meeker'],
  ['ジョン', 'zion yon jensen jane'],
  ['サトウ', 'scott soto saito'],
  ['マリア', 'muller moreira miller meyer'],
  ['サンダース', 'sandoz'],
  ['クリントン', 'clanton'],
  ['クルーズ', 'cross'],
  ['ハリス', 'horace'],
  ['リー', 'ray'],
  ['ジョンソン', 'jensen jansen'],
  ['ロバート', 'roberta'],
  ['バイデン', 'peyton'],
])('%s is not %s', (kana, latin) => {
  for (const each of latin.split(' ')) expect([each, isKatakanaSpellingOf(kana, each)]).toEqual([each, false]);
});

test('a long word is compared in no time', () => {
  const start = performance.now();
  for (const [kana, latin] of [
    ['アイ', 'ai'],
    ['イー', 'e'],
    ['エイ', 'ea'],
    ['クト', 'cth'],
    ['アウ', 'oug'],
  ] as const)
    for (const times of [8, 11, 60]) isKatakanaSpellingOf(kana.repeat(times), `${latin.repeat(times)}x`);
  expect(performance.now() - start).toBeLessThan(500);
  expect(isKatakanaSpellingOf('アイ'.repeat(60), 'ai'.repeat(60))).toBe(false);
});
