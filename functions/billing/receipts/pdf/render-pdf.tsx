import { setImmediate as others } from 'node:timers/promises';

import { Font, renderToBuffer } from '@react-pdf/renderer';

import type { Printable } from '#functions/billing/receipts/domain/printable.ts';
import { loadFonts, readableIn } from '#functions/billing/receipts/pdf/fonts.ts';
import { PrintablePages } from '#functions/billing/receipts/pdf/printable-pages.tsx';
import { currentTime } from '#functions/platform/clock.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';

/** Words are never hyphenated; a text without spaces, as in Japanese, may break between any two letters, as may endless words. */
Font.registerHyphenationCallback((word) => (CJK.test(word) || word.length > LONGEST ? [...word] : [word]));
const LONGEST = 30;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A document waits this long for those before it. The function ends after twenty seconds (infra/needs.ts). */
const LONGEST_WAIT_MS = 10_000;
const RETRY_MINUTES = 0.25;
/** How many documents an instance keeps, of some 30 KB each. */
const KEPT = 16;

const kept = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The document as a PDF file. The same document gives the same bytes, so that requests for it at the same time, or again
 * soon after, share one rendering. One at a time: they share the fonts.
 *
 * @throws request.too-many where those before it take too long: in one process, as on the dev server
 */
export function renderPdf(printable: Printable, longestWait = LONGEST_WAIT_MS): Promise<Buffer> {
  const text = JSON.stringify(printable) + printable.pageOf(1, 1);
  const pdf = kept.get(text) ?? inTurn(() => render(printable, text), longestWait);
  kept.delete(text);
  kept.set(text, pdf);
  pdf.catch(() => kept.delete(text));
  for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
  return pdf;
}

function inTurn(run: () => Promise<Buffer>, longestWait: number): Promise<Buffer> {
  const since = performance.now();
  const result = last.then(async () => {
    await others(); // a rendering keeps the process from everything else
    if (performance.now() - since > longestWait) {
      throw new Fault('request.too-many', { until: addMinutes(currentTime(), RETRY_MINUTES) });
    }
    return run();
  });
  last = result.catch(() => undefined);
  return result;
}

async function render(printable: Printable, text: string): Promise<Buffer> {
  const fonts = await loadFonts(text);
  return renderToBuffer(<PrintablePages of={printable} families={fonts.families} readable={readableIn(fonts)} />);
}
