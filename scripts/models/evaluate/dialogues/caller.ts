import type { ScriptedCall } from '#scripts/models/evaluate/dialogues/script.ts';
import type { Expected } from '#scripts/models/evaluate/dialogues/appointment.ts';
import { isWanted } from '#scripts/models/evaluate/dialogues/appointment.ts';

/** What the assistant waits for: its question, and the time that it read back. */
type Question = { step: string; proposed: string | null };

/** A caller who follows a script. Each answer takes the script’s next line, or the usual answer to the question. */
export function scriptedCaller({ script, answers, expect }: Pick<ScriptedCall, 'script' | 'answers' | 'expect'>) {
  const left = [...script];
  return {
    /** What the caller says to a question; null is silence. */
    answer(question: Question): string | null {
      const next = left[0];
      if (next && isDue(next, question.step)) {
        left.shift();
        return next.say;
      }
      return usualAnswer(answers, question, expect.booked);
    },
    unsaid: () => left.length,
  };
}

/** Nobody begins with what they want while they are asked whether the call may be recorded. */
const isDue = ({ when }: ScriptedCall['script'][number], step: string): boolean =>
  when ? when.includes(step) : step !== 'consent';

function usualAnswer(answers: ScriptedCall['answers'], { step, proposed }: Question, booked: Expected): string | null {
  const isWrong = step === 'confirm' && proposed !== null && !isWanted(booked, proposed);
  const key = [isWrong ? 'confirm_wrong' : step, step, 'default'].find((each) => answers[each] !== undefined);
  return key === undefined ? null : (answers[key] ?? null);
}
