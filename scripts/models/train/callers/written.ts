import { readFile } from 'node:fs/promises';

import { type Language, languages } from '#shared/values/language.ts';
import type { LabelledCall } from '#scripts/models/labelled-calls.ts';
import { congruentialFrom } from '#scripts/models/statistics.ts';

/** Each sentence is said by so many people. */
const COPIES = 3;
/** So many names in a hundred are in no list: the beginning of one and the end of another. */
const INVENTED = 0.25;

const DATA = new URL('../../data/names/', import.meta.url);

/** Which lines of `forenames.txt` and `surnames.txt` belong to a language. */
const lines: Record<Exclude<Language, 'ja'>, { forenames: number[]; surnames: number }> = {
  ru: { forenames: [0, 1], surnames: 0 },
  pt: { forenames: [3, 4], surnames: 4 },
  es: { forenames: [5, 6], surnames: 3 },
  fr: { forenames: [7, 8], surnames: 2 },
  en: { forenames: [9], surnames: 1 },
  tr: { forenames: [10], surnames: 5 },
  ar: { forenames: [11, 12], surnames: 6 },
};
const japanese = {
  forenames:
    `太郎 健太 翔太 拓海 大輔 誠 茂 隆 浩二 直樹 雄一 和夫 正 悠斗 蓮 美咲 さくら 陽子 恵子 由美 真理子 千尋 花子 キヨ ハナ 節子
    けん ひろし ゆうこ みき あや たけし まさる のぞみ ルシア マイク アンナ ヒロ ユキ`.split(/\s+/),
  surnames:
    `佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 清水 斎藤 古賀 早川 西村 工藤 甲斐
    堀内 北村 植松 飛田 野々村 尾関 倉田 松原 三好 大吉 長谷川 五十嵐 東海林 かわい さとう`.split(/\s+/),
};

const wordsOf = async (file: string) =>
  (await readFile(new URL(`${file}.txt`, DATA), 'utf8')).split('\n').map((line) => line.split(' ').filter(Boolean));

const capitalised = (word: string, language: Language) =>
  word
    .split('-')
    .map((part) => part.charAt(0).toLocaleUpperCase(language) + part.slice(1))
    .join('-');

/**
 * Calls of our own about who calls: `NAME|turn / [assistant] / turn`, where `{f} {s}` are the caller’s names and `{g} {t}` those
 * of another. `openings` are what assistants ask first; every second caller answers one.
 */
export async function writtenCalls(openings: ReadonlyMap<Language, readonly string[]>): Promise<LabelledCall[]> {
  const [forenames, surnames] = await Promise.all([wordsOf('forenames'), wordsOf('surnames')]);
  const random = congruentialFrom(7);
  const any = <Of>(list: readonly Of[]): Of => list[Math.floor(random() * list.length)]!;
  const calls: LabelledCall[] = [];
  for (const language of languages) {
    const given = language === 'ja' ? japanese.forenames : lines[language].forenames.flatMap((at) => forenames[at]!);
    const family = language === 'ja' ? japanese.surnames : surnames[lines[language].surnames]!;
    const name = (list: readonly string[]) => {
      const one = any(list);
      const half = (word: string, from: number) =>
        word.slice(...(from ? [Math.ceil(word.length / 2)] : [0, Math.ceil(word.length / 2)]));
      const invented = language !== 'ja' && random() < INVENTED ? half(one, 0) + half(any(list), 1) : one;
      return capitalised(invented, language);
    };
    const text = await readFile(new URL(`callers/${language}.txt`, DATA), 'utf8');
    for (const [at, line] of text.split('\n').filter(Boolean).entries())
      for (let copy = 0; copy < COPIES; copy++) {
        const names = { f: name(given), g: name(given), s: name(family), t: name(family) };
        const filled = line.replace(/\{([fgst])\}/g, (_, key: keyof typeof names) => names[key]);
        const [label, said] = filled.split('|') as [string, string];
        const turns = said.split(' / ').map((turn) => {
          const isAssistant = turn.startsWith('[');
          return {
            who: isAssistant ? ('assistant' as const) : ('caller' as const),
            text: turn.replace(/^\[|\]$/g, ''),
          };
        });
        const opening = copy % 2 === 0 && any(openings.get(language) ?? []);
        calls.push({
          id: `written-${language}-${at}-${copy}`,
          lang: language,
          label: 'legit',
          turns: opening ? [{ who: 'assistant', text: opening }, ...turns] : turns,
          slots: { name: label === '-' ? null : label },
          reference_time: '2026-01-05T10:00:00Z',
          zone: 'UTC',
        });
      }
  }
  return calls;
}
