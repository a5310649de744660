import { saveFile } from '#frontend/lib/save-file.ts';
import type { PdfFile } from '#shared/api/receipts.ts';

/** Hands a PDF file of an answer to the member. */
export const savePdf = ({ name, pdf }: PdfFile): void =>
  saveFile(
    name,
    'application/pdf',
    Uint8Array.from(atob(pdf), (byte) => byte.charCodeAt(0)),
  );
