import { readScripts } from '#scripts/models/evaluate/dialogues/script.ts';

const SETS = ['training', 'training-2', 'training-3'];

/** What scripted callers say when the wished time, or another one, is read back to them. */
export async function scriptedReplies() {
  const calls = (await Promise.all(SETS.map((set) => readScripts(set)))).flat();
  return calls
    .filter(({ expect }) => expect.booked)
    .flatMap(({ lang, answers: { confirm, confirm_wrong } }) => [
      ...(confirm ? [{ lang, question: 'confirm' as const, say: confirm, act: 'yes' as const }] : []),
      ...(confirm_wrong ? [{ lang, question: 'confirm' as const, say: confirm_wrong, act: 'other' as const }] : []),
    ]);
}
