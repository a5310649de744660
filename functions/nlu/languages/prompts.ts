import portugal from '#functions/nlu/languages/pt-PT/prompts.json' with { type: 'json' };
import { formatsOf, promptTextsOf } from '#functions/nlu/languages/texts.ts';
import type { Formats, PromptTexts } from '#functions/nlu/languages/pack.ts';
import { languageOf, type Variety, varieties } from '#shared/values/language.ts';
import { overlaid } from '#shared/values/overlay.ts';

type Owner = { owner: string };
/** A spoken time, and the number to call if it is not the caller’s own, in groups of digits. */
type Plan = Owner & { time: string; number: string | null };

/** What endangers a life. */
export type Danger = 'life' | 'gas' | 'self';

function fill(template: string, slots: Readonly<Record<string, string | null>>, formats: Formats): string {
  return template.replace(/\{\{(\p{L}+)(?:, (\p{L}+))?\}\}/gu, (_, slot: string, format?: string) => {
    const text = slots[slot] ?? '';
    return format ? formats[format]!(text) : text;
  });
}

/** Every sentence of the assistant in one variety of a language; only the owner’s own greeting is not among them. */
function promptsIn({ calendar: _, notes: __, ...texts }: PromptTexts, formats: Formats) {
  const say =
    <Slots extends Record<string, string | null>>(template: string) =>
    (slots: Slots) =>
      fill(template, slots, formats);
  const question = <Slots extends Owner>({ ask, again }: { ask: string; again: string }) => ({
    ask: say<Slots>(ask),
    again: say<Slots>(again),
  });
  const { confirm, no_time, close, message, emergency, time } = texts;
  return {
    ...texts,
    opening: say<Owner>(texts.opening),
    closed: { ...texts.closed, away: say<Owner & { day: string }>(texts.closed.away) },
    consent: question<Owner>(texts.consent),
    name: { ...question<Owner>(texts.name), known: say<{ caller: string }>(texts.name.known) },
    reason: {
      ...texts.reason,
      ...question<Owner>(texts.reason),
      /** Of a caller who has named a topic and no more. */
      about: say<Owner>(texts.reason.about),
    },
    /** With one or two free times, joined by “or”. */
    callback: question<Owner & { times: string }>(texts.callback),
    /** Without a known free time. */
    own_time: question<Owner>(texts.own_time),
    confirm: {
      ask: (plan: Plan) => fill(plan.number ? confirm.ask_with_number : confirm.ask, plan, formats),
      again: (plan: Plan) => fill(plan.number ? confirm.again_with_number : confirm.again, plan, formats),
      /** Not the time that the caller wished for. */
      nearest: (plan: Plan) => fill(plan.number ? confirm.nearest_with_number : confirm.nearest, plan, formats),
      corrected: say<Plan>(confirm.corrected),
      /** Of an urgent call, whose owner has been alerted. */
      fallback: say<Plan>(confirm.fallback),
    },
    /** Before the nearest time: nothing is free on that day, or then. */
    no_time: { ...no_time, day: say<{ day: string }>(no_time.day) },
    /** Of a callback that was agreed in an earlier call. */
    standing: { ...texts.standing, ...question<Owner & { time: string }>(texts.standing) },
    number: question<Owner>(texts.number),
    no_number: say<Owner>(texts.no_number),
    number_noted: say<{ number: string }>(texts.number_noted),
    with_extension: say<{ number: string; extension: string }>(texts.with_extension),
    not_available: say<Owner>(texts.not_available),
    cannot_say: say<Owner>(texts.cannot_say),
    alerting: say<Owner>(texts.alerting),
    robot: say<Owner>(texts.robot),
    who: say<Owner>(texts.who),
    human: say<Owner>(texts.human),
    kin: say<Owner>(texts.kin),
    stop_calling: say<Owner>(texts.stop_calling),
    /** With the emergency number of the caller’s country, if it is known, and its line for people in despair. */
    emergency: (number: string | null, danger: Danger = 'life', line: string | null = null) => {
      if (danger === 'self' && number && line) return fill(emergency.crisis, { number, line }, formats);
      if (danger === 'gas')
        return fill(number ? emergency.gas_with_number : emergency.gas_without_number, { number }, formats);
      return fill(number ? emergency.with_number : emergency.without_number, { number }, formats);
    },
    may_text: question<Owner>(texts.may_text),
    /** `spoken` if the message is only transcribed, not recorded: no tone. */
    message: {
      ...message,
      ask: say<Owner>(message.ask),
      spoken: say<Owner>(message.spoken),
      /** Of a caller who has said nothing yet to pass on. */
      open: say<Owner>(message.open),
      open_spoken: say<Owner>(message.open_spoken),
    },
    pass_on: say<Owner>(texts.pass_on),
    close: (slots: Owner & { name: string | null }) =>
      fill(slots.name ? close.with_name : close.without_name, slots, formats),
    too_long: say<Owner>(texts.too_long),
    time: {
      ...time,
      date: say<{ weekday: string; date: string }>(time.date),
      at: say<{ clock: string }>(time.at),
      moment: say<{ day: string; at: string }>(time.moment),
      /** Of an owner abroad, where the caller’s own clock is not known. */
      their_clock: say<Owner & { time: string }>(time.their_clock),
      own_clock: say<Owner & { time: string; theirs: string }>(time.own_clock),
    },
  };
}

const byVariety = <Of>(of: (texts: PromptTexts, formats: Formats) => Of) =>
  Object.fromEntries(
    varieties.map((variety) => [variety, of(textsOf(variety), formatsOf[languageOf(variety)])]),
  ) as Record<Variety, Of>;

/** The prompts of a variety, as they are written. */
export const textsOf = (variety: Variety): PromptTexts =>
  variety === 'pt-PT' ? overlaid<PromptTexts>(promptTextsOf.pt, portugal) : promptTextsOf[variety];

export const promptsOf = byVariety(promptsIn);

/** What the owner reads of a call beside its reason. */
export const callNotesOf = byVariety(({ notes }) => notes);

/** The calendar entries of a callback, for the owner and for the caller. */
export const calendarTextsOf = byVariety(({ calendar: { call, called } }, formats) => ({
  call: (name: string) => fill(call, { name }, formats),
  called: (owner: string) => fill(called, { owner }, formats),
}));
