import { distinct } from '#functions/people/names/script/spellings.ts';

const letters: Record<string, string> = {
  ...{
    ا: 'a',
    ب: 'b',
    ت: 't',
    ث: 'th',
    ج: 'j',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ذ: 'dh',
    ر: 'r',
    ز: 'z',
    س: 's',
    ش: 'sh',
    ص: 's',
  },
  ...{
    ض: 'd',
    ط: 't',
    ظ: 'z',
    ع: 'a',
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ك: 'k',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h',
    و: 'u',
    ي: 'i',
  },
  ...{ پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ڤ: 'v', ں: 'n', ٹ: 't', ڈ: 'd', ڑ: 'r', ے: 'e', ڭ: 'g' },
};
const isVowel = (latin: string) => /^[aiu]$/.test(latin);

/** A word in Arabic letters, Persian and Urdu ones with them. Short vowels are not written: an a stands for them. */
export function ofArabic(word: string): string[] {
  const article = word.startsWith('ال') && word.length > 4;
  const bare = article ? word.slice(2) : word;
  const spell = (waw: string) => {
    const latin = [...bare].map((letter) => letters[letter] ?? '');
    return latin
      .map((now, at) => {
        const next = latin[at + 1] ?? '';
        if (now === 'u' && (at === 0 || /^a/.test(next))) return 'w';
        if (now === 'u') return waw;
        if (now === 'i' && (at === 0 || /^[au]/.test(next))) return 'y';
        if (now === 'h' && at === latin.length - 1 && at > 1) return isVowel(latin[at - 1]!) ? 'h' : 'a';
        return now + (!isVowel(now) && next && !isVowel(next) ? 'a' : '');
      })
      .join('');
  };
  const spelt = [spell('u'), spell('wa'), spell('o')];
  return distinct(article ? spelt.flatMap((one) => [`al${one}`, one]) : spelt);
}
