export type Owned = { owner: string };
/** A moment as it is spoken, and the number to call, in groups. */
export type Plan = { owner: string; time: string; number: string | null };
/** A question, and the same in other words for who did not answer it. */
type Question<Slots> = { ask: (slots: Slots) => string; again: (slots: Slots) => string };

/** Every sentence of the assistant in one language; nothing else is ever spoken but the owner’s own greeting. */
export type Prompts = {
  opening: (slots: Owned) => string;
  notice: string;
  /** Said after the notice: the caller has the choice. */
  choice: string;
  consent: Question<Owned>;
  name: Question<Owned>;
  reason: Question<Owned>;
  urgency: Question<Owned>;
  /** With one or two free times, joined by “or”. */
  callback: Question<{ owner: string; times: string }>;
  /** Where no time is known to be free. */
  own_time: Question<Owned>;
  confirm: Question<Plan>;
  /** Before a time that is near what was asked for, but is not it. */
  nearest: string;
  taken: string;
  may_text: Question<Owned>;
  challenge: string;
  message: {
    ask: (slots: Owned) => string;
    /** Where nothing is recorded but what is said is written down: no tone. */
    spoken: (slots: Owned) => string;
    wanted: string;
    unheard: string;
  };
  not_recorded: string;
  fine: string;
  pass_on: (slots: Owned) => string;
  robot: string;
  cannot_say: string;
  no_codes: string;
  emergency: string;
  close: (slots: { owner: string; name: string | null }) => string;
  abuse: string;
  too_long: (slots: Owned) => string;
  unwelcome: string;
  /** Names no owner. */
  neutral: string;
  moment: (slots: { day: string; clock: string }) => string;
  /** Speech-recognition hints for a yes-or-no question. */
  yes_or_no: string[];
};

/** What the calendars of the owner and of the caller say about a callback. */
export type CalendarTexts = { call: (name: string) => string; called: (owner: string) => string };
