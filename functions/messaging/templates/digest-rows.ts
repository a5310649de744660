import * as z from 'zod';

import type { Row } from '#functions/messaging/templates/types.ts';

const Lines = z.array(z.tuple([z.enum(['urgent', 'overdue', 'call', 'callback']), z.string(), z.string()]));
type Words = { urgent: string; overdue: string; tomorrow: string; more: (count: number) => string };

/** The rows of the mail about a day: all but the calls say before their time what they are. The last one says how many there are more. */
export const digestRows = (lines: string, more: number, words: Words): Row[] => [
  ...Lines.parse(JSON.parse(lines)).map(([kind, time, text]): Row => {
    const before = { urgent: words.urgent, overdue: words.overdue, call: '', callback: words.tomorrow }[kind];
    return [[before, time].filter(Boolean).join(' '), text];
  }),
  ...(more > 0 ? [['…', words.more(more)] as Row] : []),
];
