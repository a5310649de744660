import type { Line } from '#scripts/train/spam/calibrate.ts';
import type { Scored } from '#scripts/train/spam/validate.ts';
import { languages } from '#shared/values/language.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const shareOf = <T>(things: readonly T[], is: (thing: T) => boolean) => things.filter(is).length / things.length;

/** Prints the balanced accuracy of judged calls, and of each language, and returns it. */
export function report(title: string, calls: readonly Scored[], line: Line): number {
  const isJudged = ({ score }: Scored) => line.steepness * score + line.shift >= 0;
  const of = (some: readonly Scored[]) => {
    const found = shareOf(
      some.filter(({ call }) => call.isSpam),
      isJudged,
    );
    const alarms = shareOf(
      some.filter(({ call }) => !call.isSpam),
      isJudged,
    );
    const balanced = (found + 1 - alarms) / 2;
    return { balanced, text: `${percent(balanced)}, missed ${percent(1 - found)}, false alarms ${percent(alarms)}` };
  };
  const all = of(calls);
  console.log(`${title}: ${all.text} (n = ${calls.length})`);
  for (const language of languages)
    console.log(`  ${language} ${of(calls.filter(({ call }) => call.language === language)).text}`);
  return all.balanced;
}
