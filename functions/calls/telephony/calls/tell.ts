import type { Told } from '#functions/calls/assistant/open/dialogue.ts';
import type { Understood } from '#functions/calls/assistant/open/understanding.ts';
import { log } from '#functions/platform/log.ts';
import type { Calling } from '#functions/calls/telephony/calling-store.ts';
import type { Exchange } from '#functions/calls/telephony/calls/exchange.ts';
import type { Later } from '#functions/calls/telephony/calls/go-on.ts';
import type { Language } from '#shared/values/language.ts';

/** Whoever says more than this in one turn says nothing by it. */
const LONGEST = 4000;
const BUDGET_MS = 1500;

/** What happened, as the dialogue is told of it: understood, with the times that are free by then. */
export async function tell(event: Later, call: Calling, exchange: Exchange, at: Date): Promise<Told> {
  if (event.t === 'hangup') return { t: 'hung_up', at };
  if (event.t === 'recorded') return { t: 'recorded', at, source: event.source, duration_ms: event.duration_ms };
  if (event.t === 'silence') return { t: 'silent', at, free: await free(call, exchange, at) };
  if (event.t === 'dtmf') {
    const digits = event.digits.replace(/[^\d*#]/g, '').slice(0, 20);
    const times = await free(call, exchange, at);
    return digits ? { t: 'pressed', at, digits, free: times } : { t: 'silent', at, free: times };
  }
  const text = event.text.slice(0, LONGEST);
  if (!text.trim()) return { t: 'silent', at, free: await free(call, exchange, at) };
  const alternatives = event.alternatives.map((guess) => guess.slice(0, LONGEST));
  const understood = await understand(text, alternatives, event.language, call, exchange);
  const near = understood.callback ? [understood.callback.at] : [];
  const { confidence } = event;
  return { t: 'said', at, text, alternatives, confidence, understood, free: await free(call, exchange, at, near) };
}

/** The next free times, or those near a wish; asked for as long as there is something to book. */
export async function free(
  { account_id, settings, dialogue }: Calling,
  { agenda }: Pick<Exchange, 'agenda'>,
  now: Date,
  near: readonly string[] = [],
): Promise<string[]> {
  const isOpen =
    !dialogue.agreed && !dialogue.declined_callback && !['message', 'may_text', 'closed'].includes(dialogue.step);
  if (!account_id || !settings || !isOpen) return [];
  const isMoment = (at: string) => !Number.isNaN(Date.parse(at));
  return agenda.free(account_id, settings, now, near.filter(isMoment)).catch((error: unknown) => {
    log.warn('free times could not be read', { error: String(error) });
    return [];
  });
}

/** Where understanding fails or takes too long, the call goes on with what is known. */
async function understand(
  text: string,
  alternatives: string[],
  spoken: Language | null,
  { dialogue, heard }: Calling,
  { understanding }: Pick<Exchange, 'understanding'>,
): Promise<Understood> {
  const language = dialogue.language;
  const nothing: Understood = { language, name: null, reason: null, urgent: false, callback: null, spam: { probability: 0.5, signs: [] } }; // prettier-ignore
  const turns = [...heard, { who: 'caller' as const, text, alternatives }];
  // Relative times mean the moment the call began: said once, they do not wander from turn to turn.
  const setting = {
    reference: new Date(dialogue.begun_at),
    zone: dialogue.briefing.zone,
    ...(spoken && { language: spoken }),
  };
  const late = new AbortController();
  try {
    const inTime = new Promise<never>((_, refuse) => {
      const timer = setTimeout(() => refuse(new Error('too slow')), BUDGET_MS);
      late.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    return await Promise.race([understanding.understand(turns, setting), inTime]);
  } catch (error) {
    log.warn('a turn was not understood', { error: String(error) });
    return dialogue.understood ?? nothing;
  } finally {
    late.abort();
  }
}
