import { bedrock } from '#functions/nlu/bedrock.ts';
import { embedded } from '#functions/nlu/embedded.ts';
import type { Turn } from '#functions/nlu/port.ts';

/** List prices in US dollars per token in and out, as published; look them up before relying on them. */
const prices = {
  nova_lite: { input: 0.06e-6, output: 0.24e-6 },
  claude_haiku: { input: 1e-6, output: 5e-6 },
} as const;

/** Letters in a token of English, about. */
const LETTERS_A_TOKEN = 4;
/** A full answer by the schema. */
const answer = {
  name: 'Dana Brandt',
  reason: 'the survey of your boat is done',
  reason_class: 'service_provider',
  urgent: false,
  spam_probability: 0.02,
  reply: null,
};
const says: Turn[] = [
  { who: 'assistant', text: 'Hello, this is Ida’s automated assistant. Who’s calling, please?' },
  { who: 'caller', text: 'This is Dana Brandt from the boatyard, the survey of your boat is done' },
  { who: 'assistant', text: 'Ida can call you tomorrow at 9 AM or at noon. Which suits you?' },
  { who: 'caller', text: 'Monday at ten thirty' },
  { who: 'assistant', text: 'So Ida will call you on Monday at 10:30 AM. All right?' },
  { who: 'caller', text: 'yes that suits me very well' },
];

/** What a thousand calls cost more with a model of Amazon Bedrock, which reads the whole call at each turn. */
export async function bedrockCost(): Promise<Record<keyof typeof prices, number>> {
  const letters = { input: 0, output: 0 };
  const counting = bedrock(async ({ system, data, schema }) => {
    letters.input += system.length + data.length + JSON.stringify(schema).length;
    letters.output += JSON.stringify(answer).length;
    return answer;
  }, embedded);
  const setting = { reference: new Date('2026-11-23T15:00:00Z'), zone: 'America/Chicago', language: 'en' } as const;
  for (let turns = 2; turns <= says.length; turns += 2) await counting.understand(says.slice(0, turns), setting);
  const dollars = ({ input, output }: (typeof prices)[keyof typeof prices]) =>
    Number((((letters.input * input + letters.output * output) / LETTERS_A_TOKEN) * 1000).toFixed(2));
  return { nova_lite: dollars(prices.nova_lite), claude_haiku: dollars(prices.claude_haiku) };
}
