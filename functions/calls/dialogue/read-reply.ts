import { agreesIn } from '#functions/calls/dialogue/agreement.ts';
import { isBrief, isQuestion } from '#functions/calls/dialogue/utterance.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { type Intents, intentsIn } from '#functions/nlu/intents/index.ts';
import { replyTo, type YesNoQuestion } from '#functions/nlu/reply/index.ts';
import type { Understood } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** What a language model takes the reply for, where one is asked. */
type SecondOpinion = Understood['reply'];
type Reply = { agrees: boolean; refuses: boolean };

/** How sure the model must be of a yes or a no that no phrase says: less so of a caller who was asked twice. */
const SURE = { first: 0.95, again: 0.8 };
/** Where a language model says the same. */
const LIKELY_TO_BOTH = 0.3;
/** A phrase of agreement that the model gives less than this is asked about once more. */
const DOUBT = 0.1;
/** The words of a yes at the beginning. */
const HEAD = 3;
const questions: readonly string[] = ['confirm', 'may_text'] satisfies YesNoQuestion[];
const isYesNo = (step: string): step is YesNoQuestion => questions.includes(step);

/**
 * Whether a reply to a yes-or-no question agrees or refuses: by its phrases, and where they say neither, by what the replies
 * of many callers have taught. A reply that changes something is no yes.
 */
export function readReply(
  phrases: Reply,
  { text, language, edits, opinion }: { text: string; language: Language; edits: TimeEdits; opinion?: SecondOpinion },
  { step, asked }: Pick<Dialogue, 'step' | 'asked'>,
): Reply {
  if (!isYesNo(step)) return phrases;
  const likely = replyTo(step, text, language);
  const isPlainYes = beginsWithYes(text, language) && !isQuestion(text) && !isChange(edits);
  if (phrases.agrees)
    return asked > 1 || isPlainYes || likely.yes >= DOUBT ? phrases : { agrees: false, refuses: false };
  if (phrases.refuses) return phrases;
  const sure = asked > 1 ? SURE.again : SURE.first;
  const isLikely = (act: 'yes' | 'no') => likely[act] >= (opinion === act ? LIKELY_TO_BOTH : sure);
  return { agrees: isLikely('yes') && !isChange(edits), refuses: isLikely('no') };
}

/** “Yes that’s right, and don’t tell Matvei yet”: whatever follows. */
export function beginsWithYes(text: string, language: Language): boolean {
  const head = text.split(' ').slice(0, HEAD).join(' ');
  return language !== 'ja' && agreesIn(head, language) && !intentsIn(head, language).no;
}

/** “Quería saber si ya la pagó”: the “ya” of a question is no yes, unless the caller begins with one. */
export function asksRather(text: string, language: Language, intents: Intents): boolean {
  if (!isQuestion(text) && !intents.asks_something) return false;
  return isBrief(text) ? !agreesIn(text.split(/[\s,]+/u)[0] ?? '', language) : !intents.yes;
}

const isChange = ({ wanted, refused, choice, other, aboutNumber }: TimeEdits): boolean =>
  wanted.length > 0 || refused.length > 0 || choice !== null || other !== null || aboutNumber;
