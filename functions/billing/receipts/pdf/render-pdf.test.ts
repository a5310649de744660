import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { printableCreditNote, printableReceipt } from '#functions/billing/receipts/domain/charge-documents.ts';
import { fontFile } from '#functions/billing/receipts/pdf/font-files.ts';
import { renderPdf } from '#functions/billing/receipts/pdf/render-pdf.tsx';
import { sfntOf } from '#functions/billing/receipts/pdf/sfnt.ts';
import { aPaidCharge, anIssued, aRefund, someDetails } from '#functions/billing/receipts/testing.ts';
import type { Variety } from '#shared/values/language.ts';

const refunded = (language: Variety) => anIssued({ language, charge: aPaidCharge({ refund: aRefund }) });
const text = (pdf: Buffer) => pdf.toString('latin1');
const fontsOf = (pdf: Buffer) => [...new Set(text(pdf).match(/IBMPlexSans-[\w-]+/g))].sort();

test('the same document has the same bytes, whatever was rendered before and beside it', async () => {
  const note = printableCreditNote(refunded('ar'))!;
  const alone = await renderPdf(note);
  // Arabic letters with a hamza are made of others, which the font keeps when they are embedded.
  const [, again] = await Promise.all([renderPdf(printableReceipt(refunded('ar'))), renderPdf(note)]);
  expect(again.equals(alone)).toBe(true);
});

test('requests for one document at the same time share one rendering', async () => {
  const receipt = () => printableReceipt(anIssued({ language: 'tr' }));
  const pdfs = await Promise.all(Array.from({ length: 30 }, () => renderPdf(receipt())));
  expect(new Set(pdfs).size).toBe(1);
  expect(await renderPdf(receipt())).toBe(pdfs[0]);
});

test('a document that would wait too long is refused with a time to try again, and made then', async () => {
  const receipt = printableReceipt(anIssued({ language: 'es' }));
  const refused = await renderPdf(receipt, 0).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'request.too-many', until: expect.stringMatching(/Z$/) as string });
  expect(text(await renderPdf(receipt)).startsWith('%PDF-1.')).toBe(true);
});

test('is a PDF file of one page in the format of the reader, with its date and language', async () => {
  const pdf = await renderPdf(printableReceipt(anIssued()));
  expect(text(pdf).startsWith('%PDF-1.')).toBe(true);
  expect(text(pdf).trimEnd().endsWith('%%EOF')).toBe(true);
  expect(text(pdf)).toContain('/MediaBox [0 0 612 792]');
  expect(text(pdf)).toContain('/Count 1');
  expect(text(pdf)).toContain('/Lang (en)');
  expect(text(pdf)).toContain('20260322200500Z');
  expect(pdf.length).toBeLessThan(60_000);
});

test.each([
  ['en', ['IBMPlexSans-latin-400', 'IBMPlexSans-latin-600']],
  ['ru', ['IBMPlexSans-cyrillic-400', 'IBMPlexSans-cyrillic-600', 'IBMPlexSans-latin-400', 'IBMPlexSans-latin-600']],
  ['ar', ['IBMPlexSans-arabic-400', 'IBMPlexSans-arabic-600', 'IBMPlexSans-latin-400', 'IBMPlexSans-latin-600']],
  ['ja', ['IBMPlexSans-japanese-400', 'IBMPlexSans-japanese-600', 'IBMPlexSans-latin-400', 'IBMPlexSans-latin-600']],
] as const)('in %s, each font is embedded once, and no other', async (language, fonts) => {
  const pdf = await renderPdf(printableReceipt(anIssued({ language })));
  expect(fontsOf(pdf)).toEqual(fonts);
  expect(text(pdf).match(/\/FontFile2/g)).toHaveLength(fonts.length);
});

test('the letters of an Arabic ligature are listed as they are seen, and readers turn them back', async () => {
  const details = { ...someDetails, name: 'شركة' };
  const pdf = await renderPdf(printableReceipt(anIssued({ language: 'ar', details })));
  const streams = [...text(pdf).matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream]) => {
    const bytes = Buffer.from(stream!, 'latin1');
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
  });
  const listed = streams
    .filter((stream) => stream.includes('begincmap'))
    .join('')
    .replace(/\s/g, '');
  expect(listed).toContain('06310634'); // ر and ش
  expect(listed).not.toContain('06340631');
});

test('a name in letters that no font has is written in Latin ones', async () => {
  const details = { ...someDetails, name: 'דוד 김' };
  const pdf = await renderPdf(printableReceipt(anIssued({ details })));
  expect(fontsOf(pdf)).toEqual(['IBMPlexSans-latin-400', 'IBMPlexSans-latin-600']);
});

test('a WOFF font becomes TrueType with the tables of the original', () => {
  const woff = readFileSync(fontFile('latin', 400));
  const font = sfntOf(woff);
  expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
  expect(font.length).toBe(woff.readUInt32BE(16)); // as the file itself says
  expect(() => sfntOf(Buffer.from('not a font at all'))).toThrow('Not a WOFF font');
});
