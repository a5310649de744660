import { bucket, distance, isAfter, isBefore } from '#functions/nlu/when/choice/distance.ts';
import type { TimeTurn } from '#functions/nlu/when/choice/turn.ts';
import { around, type Around, type Cue } from '#functions/nlu/when/cues.ts';
import { cuesIn, ofKind, type CueMatch } from '#functions/nlu/when/cues-in.ts';
import type { TimeMention } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

/** Languages with the verb last: the request follows its time. */
const verbLast: ReadonlySet<Language> = new Set(['ja', 'tr']);

const forWish: readonly Around[] = ['call', 'tell', 'free', 'earliest'];
const forOther: readonly Around[] = ['self', 'event', 'come', 'needless', 'busy', 'unfit'];

/** The cues around a time, on which side and how far away. */
export function cueFeatures(
  time: TimeMention,
  others: readonly TimeMention[],
  { text, language, place }: TimeTurn,
): string[] {
  const cues = cuesIn(text, language);
  const nearest = (kinds: readonly Cue[]) =>
    Math.min(
      Infinity,
      ...cues
        .filter((one) => one.kinds.some((kind) => kinds.includes(kind)))
        .map((cue) => distance(cue, time, others, language)),
    );
  const [wish, other] = [nearest(forWish), nearest(forOther)];
  const closer = wish < other ? 'wish' : other < wish ? 'other' : 'neither';
  const sides = [`wish:${bucket(wish)}`, `other:${bucket(other)}`, `closer:${closer}:${bucket(Math.min(wish, other))}`];
  return [
    ...sides.flatMap((side) => [side, `${side}:${place.answers}`]),
    ...neighbourFeatures(time, others, cues, language),
    ...around.flatMap((kind) => sideFeatures(kind, ofKind(cues, kind), time, others, language)),
  ];
}

function sideFeatures(
  kind: Around,
  cues: readonly CueMatch[],
  time: TimeMention,
  others: readonly TimeMention[],
  language: Language,
): string[] {
  const nearest = (is: (cue: CueMatch, time: TimeMention) => boolean) =>
    Math.min(...cues.filter((cue) => is(cue, time)).map((cue) => distance(cue, time, others, language)));
  const [before, after] = [nearest(isBefore), nearest(isAfter)];
  const isInside = cues.some(({ index, end }) => index >= time.index && end <= time.end);
  const sides = [
    ...(before < Infinity ? [`${kind}<${bucket(before)}`] : []),
    ...(after < Infinity ? [`${kind}>${bucket(after)}`] : []),
    ...(isInside ? [`${kind}=`] : []),
  ];
  return sides.flatMap((side) => [`${verbLast.has(language) ? 'v' : 's'}:${side}`, `${language}:${side}`]);
}

/** The cues between a time and the times before and after it: “Friday I work, so Saturday”. */
function neighbourFeatures(
  time: TimeMention,
  others: readonly TimeMention[],
  cues: readonly CueMatch[],
  language: Language,
): string[] {
  const before = others.filter(({ end }) => end <= time.index).at(-1);
  const after = others.find(({ index }) => index >= time.end);
  const sides = [
    ...(before ? [['prev', before, before.end, time.index] as const] : []),
    ...(after ? [['next', after, time.end, after.index] as const] : []),
  ];
  return sides.flatMap(([side, { precision }, from, to]) => {
    const between = cues.filter(({ index, end }) => index >= from - 1 && end <= to + 1);
    const kinds = [...new Set(between.flatMap((one) => one.kinds))];
    return [
      `${side}:${bucket(to - from)}`,
      `${side}:${precision}:${time.precision}`,
      ...kinds.flatMap((kind) => [`${side}:${kind}`, `${side}:${language}:${kind}`]),
    ];
  });
}
