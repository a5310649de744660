import { Font, renderToBuffer } from '@react-pdf/renderer';

import type { Printable } from '#functions/billing/receipts/domain/printable.ts';
import { loadFonts, readableIn } from '#functions/billing/receipts/pdf/fonts.ts';
import { PrintablePages } from '#functions/billing/receipts/pdf/printable-pages.tsx';

/** Words are never hyphenated; a text without spaces, as in Japanese, may break between any two letters, as may endless words. */
Font.registerHyphenationCallback((word) => (CJK.test(word) || word.length > LONGEST ? [...word] : [word]));
const LONGEST = 30;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

let before: Promise<unknown> = Promise.resolve();

/** The document as a PDF file. The same document gives the same bytes. One at a time: they share the fonts. */
export function renderPdf(printable: Printable): Promise<Buffer> {
  const rendered = before.then(
    () => render(printable),
    () => render(printable),
  );
  before = rendered;
  return rendered;
}

async function render(printable: Printable): Promise<Buffer> {
  const fonts = await loadFonts(JSON.stringify(printable) + printable.pageOf(1, 1));
  return renderToBuffer(<PrintablePages of={printable} families={fonts.families} readable={readableIn(fonts)} />);
}
