import { logOddsOf } from '#functions/nlu/spam/index.ts';
import type { Line } from '#scripts/models/train/spam/calibrate.ts';
import type { ScoredCall } from '#scripts/models/train/spam/validate.ts';
import { percent } from '#scripts/models/statistics.ts';
import { languages } from '#shared/values/language.ts';

const shareOf = <T>(things: readonly T[], is: (thing: T) => boolean) => things.filter(is).length / things.length;

/** Prints the balanced accuracy at the product’s threshold, in total and per language, and returns the total. */
export function report(title: string, calls: readonly ScoredCall[], line: Line): number {
  const all = measure(calls, line);
  console.log(`${title}: ${all.text} (n = ${calls.length})`);
  for (const language of languages)
    console.log(
      `  ${language} ${
        measure(
          calls.filter(({ call }) => call.language === language),
          line,
        ).text
      }`,
    );
  return all.balanced;
}

function measure(calls: readonly ScoredCall[], line: Line) {
  const logOdds = ({ score, words }: ScoredCall) => logOddsOf(score, words, line);
  const isFlagged = (call: ScoredCall) => logOdds(call) >= 0;
  /** As sure as a call has to be that is silenced. */
  const isSure = (call: ScoredCall) => logOdds(call) >= Math.log(9);
  const [spam, fine] = [calls.filter(({ call }) => call.isSpam), calls.filter(({ call }) => !call.isSpam)];
  const [found, alarms] = [shareOf(spam, isFlagged), shareOf(fine, isFlagged)];
  const sure = `beyond doubt ${percent(shareOf(spam, isSure))} % of spam, ${percent(shareOf(fine, isSure), 1)} % of others`;
  const balanced = (found + 1 - alarms) / 2;
  const text = `${percent(balanced)} %, missed ${percent(1 - found)} %, false alarms ${percent(alarms)} %, AUC ${percent(areaOf(spam, fine))} %, ${sure}`;
  return { balanced, text };
}

/** How often a spam call scores above a legitimate one. */
function areaOf(spam: readonly ScoredCall[], fine: readonly ScoredCall[]): number {
  const above = spam.reduce((sum, one) => sum + fine.filter((other) => one.score > other.score).length, 0);
  return above / (spam.length * fine.length);
}
