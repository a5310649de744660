import * as z from 'zod';

import type { Row } from '#functions/messaging/templates/types.ts';

const Lines = z.array(z.tuple([z.enum(['urgent', 'call', 'callback']), z.string(), z.string()]));
type Words = { urgent: string; tomorrow: string };

/** The rows of the mail about a day: urgent calls and tomorrow’s callbacks say so before their time. */
export const digestRows = (lines: string, { urgent, tomorrow }: Words): Row[] =>
  Lines.parse(JSON.parse(lines)).map(([kind, time, text]) => {
    const before = { urgent, call: '', callback: tomorrow }[kind];
    return [[before, time].filter(Boolean).join(' '), text];
  });
