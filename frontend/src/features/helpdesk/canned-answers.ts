import useSWR from 'swr';

import type { TicketView } from '#shared/api/helpdesk.ts';
import type { Language } from '#shared/values/language.ts';
import type { Topic } from '#shared/values/support.ts';

/** A prepared answer: what an agent chooses it by, and its text with placeholders. */
type CannedAnswer = { topic: Topic | 'any'; title: string; text: string };
export type CannedAnswers = Record<string, CannedAnswer>;

const files = import.meta.glob<CannedAnswers>('./canned/*.json', { import: 'default' });
const read = async (language: Language) => (await files[`./canned/${language}.json`]?.()) ?? {};

/** The prepared answers for a ticket: titles in the agent’s language, texts in the customer’s. Those of its topic come first. */
export function useCannedAnswers({ language, topic }: Pick<TicketView, 'language' | 'topic'>, reader: Language) {
  const { data: texts } = useSWR(['canned', language], () => read(language));
  const { data: titles } = useSWR(['canned', reader], () => read(reader));
  const all = Object.entries(texts ?? {}).map(([id, { topic, text, title }]) => ({
    id,
    topic,
    text,
    title: titles?.[id]?.title ?? title,
  }));
  return [...all.filter((each) => each.topic === topic), ...all.filter((each) => each.topic !== topic)];
}

/** The text with its placeholders filled, for the agent to edit. */
export const fillIn = (text: string, { name, reference, language }: TicketView, site: string): string =>
  text
    .replaceAll('{name}', name || '')
    .replaceAll('{reference}', reference)
    .replaceAll('{site}', `${site}/${language}`)
    .replace(/ +([,،、])/g, '$1');
