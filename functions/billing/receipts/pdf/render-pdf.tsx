import { Font, renderToBuffer } from '@react-pdf/renderer';

import type { Paper } from '#functions/billing/receipts/domain/paper.ts';
import { loadFonts, readableIn } from '#functions/billing/receipts/pdf/fonts.ts';
import { PaperPages } from '#functions/billing/receipts/pdf/paper-pages.tsx';

/** Words are never hyphenated; a text without spaces, as in Japanese, may break between any two letters. */
Font.registerHyphenationCallback((word) => (CJK.test(word) ? [...word] : [word]));
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

let before: Promise<unknown> = Promise.resolve();

/** The document as a PDF file. The same document gives the same bytes. One at a time: they share the fonts. */
export function renderPdf(paper: Paper): Promise<Buffer> {
  const rendered = before.then(
    () => render(paper),
    () => render(paper),
  );
  before = rendered;
  return rendered;
}

async function render(paper: Paper): Promise<Buffer> {
  const fonts = await loadFonts(JSON.stringify(paper) + paper.pageOf(1, 1));
  return renderToBuffer(<PaperPages of={paper} families={fonts.families} readable={readableIn(fonts)} />);
}
