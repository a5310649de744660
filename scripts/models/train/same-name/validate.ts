import { SAME_PERSON } from '#functions/names/same-name.ts';
import type { Case } from '#scripts/models/evaluate/names/cases.ts';
import { measure } from '#scripts/models/evaluate/names/measure.ts';
import { exampleOf } from '#scripts/models/train/same-name/examples.ts';
import { foldsOf } from '#scripts/models/train/same-name/folds.ts';
import { logistic, probability, type Example } from '#scripts/models/train/same-name/logistic.ts';

const FOLDS = 10;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The F1 of models on cases with unseen names, once for each seed of the folds. */
export function crossValidate(cases: Case[], invented: Example[], penalty: number): number[] {
  const examples = cases.map((one) => exampleOf(one, 1));
  return SEEDS.map((seed) => {
    const folds = foldsOf(cases, FOLDS, seed);
    const models = Array.from({ length: FOLDS }, (_, fold) =>
      logistic([...examples.filter((_, at) => folds[at] !== fold), ...invented], penalty),
    );
    const predictions = examples.map(({ values, isSame }, at) => {
      const model = models[folds[at]!]!;
      return { predicted: probability(model, values) >= SAME_PERSON, isSame };
    });
    return measure(predictions).f1;
  });
}
