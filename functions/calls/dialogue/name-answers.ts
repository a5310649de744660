import type { Acts } from '#functions/calls/dialogue/state.ts';
import type { Understood } from '#functions/nlu/port.ts';
import { askQuestion, hearMessage } from '#functions/calls/dialogue/questions.ts';
import { challengeCaller } from '#functions/calls/dialogue/challenge.ts';
import { isAboutMessage } from '#functions/calls/dialogue/about-message.ts';
import { nextStep, retry } from '#functions/calls/dialogue/steps.ts';
import { say, update, wordsFor, type Draft } from '#functions/calls/dialogue/draft.ts';
import { saysHurry } from '#functions/nlu/urgency/index.ts';

/** In a long sentence a name is a guess below this confidence: the caller is asked once more. */
const SURE_NAME = 0.5;
const SHORT_ANSWER = 25;
const isClearName = (name: Understood['name'] | undefined, text: string, asked: number) =>
  Boolean(name && (name.confidence >= SURE_NAME || text.length <= SHORT_ANSWER || asked > 1));

/** The answer to “who is calling?” */
export function answerName(draft: Draft, acts: Acts): Draft {
  const { briefing, understood, challenged_at, asked } = draft.dialogue;
  if (isAboutMessage(draft, acts)) return hearMessage(draft);
  if (briefing.contact_name || isClearName(understood?.name, acts.text, asked)) return nextStep(draft);
  if (briefing.remembered_name && asked < 2 && !understood?.name) {
    const known = confirmsName(draft, briefing.remembered_name, acts);
    if (known) return known;
  }
  // “Urgent!”: what happened is more than who calls.
  if (acts.isBrief && saysHurry(acts.text, acts.language) && !understood?.name)
    return nextStep(update(draft, { given: [...draft.dialogue.given, 'hurry'] }));
  if (acts.intents.withholds_name) return nextStep(say(draft, wordsFor(draft).fine));
  if (acts.isMonologue && !challenged_at && !isUrgent(draft)) return challengeCaller(draft, { monologue: true });
  return retry(draft, (again) => nextStep(say(again, wordsFor(again).fine)));
}

/** Nobody has to prove that they are no robot while a child is ill or gas leaks. */
const isUrgent = ({ dialogue }: Draft) => dialogue.is_urgent || Boolean(dialogue.understood?.urgent);

/** The answer to “Is this Marcus?”: a yes is the name, and after a no the name is asked as of anyone. */
function confirmsName(draft: Draft, name: string, { intents: { yes, no } }: Acts): Draft | null {
  const { briefing, understood } = draft.dialogue;
  if (yes && !no && understood)
    return nextStep(update(draft, { understood: { ...understood, name: { value: name, confidence: 1 } } }));
  if (no && !yes) return askQuestion(update(draft, { briefing: { ...briefing, remembered_name: null } }));
  return null;
}
