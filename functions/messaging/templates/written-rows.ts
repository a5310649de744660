import * as z from 'zod';

import type { Row } from '#functions/messaging/templates/types.ts';

const Rows = z.array(z.tuple([z.string(), z.string()]));

/** Rows that come as JSON in the words of the reader; a value may have several lines. */
export const writtenRows = (rows: string): Row[] => Rows.parse(JSON.parse(rows));

/** Paragraphs that come in the words of the reader, one a line. */
export const writtenLines = (text: string): string[] => text.split('\n').filter(Boolean);
