/**
 * A text as its letters alone: without case, accents, width, and the spellings that Arabic and Turkish writers mix. The
 * voicing marks of Japanese stay, and katakana becomes hiragana.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}--[\u3099\u309a]]|\u0640/gv, '')
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll('ı', 'i')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
