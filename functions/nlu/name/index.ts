import { bareAnswer } from '#functions/nlu/name/bare-answer.ts';
import type { Candidate, CallerTurn } from '#functions/nlu/name/candidate.ts';
import { retractedIn } from '#functions/nlu/name/japanese/retracted.ts';
import { candidatesInJapanese } from '#functions/nlu/name/japanese/candidates.ts';
import { japaneseFullNameOf } from '#functions/nlu/name/japanese/full-name.ts';
import { callerTurnsOf } from '#functions/nlu/name/turns.ts';
import { likeliest } from '#functions/nlu/name/likeliest.ts';
import { withoutFirm } from '#functions/nlu/name/firm.ts';
import { replacedIn, withReplacement } from '#functions/nlu/name/replaced.ts';
import { featureWeights } from '#functions/nlu/name/feature-weights.ts';
import japanese from '#functions/nlu/languages/ja/names.json' with { type: 'json' };
import { phrasebookOf, containsPhrase, type SpacedLanguage } from '#functions/nlu/name/phrasebook.ts';
import { weights } from '#functions/nlu/name/model.bin.ts';
import { plausibleIn, withoutSought } from '#functions/nlu/name/plausible.ts';
import { readable } from '#functions/nlu/name/words.ts';
import type { Turn } from '#functions/nlu/port.ts';
import { questionBefore } from '#functions/nlu/reason/question.ts';
import type { Concept } from '#functions/nlu/reason/concepts/concepts.ts';
import { conceptsAt, conceptWords } from '#functions/nlu/reason/spoken-concepts.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';
import { correct, deniedIn } from '#functions/nlu/name/spaced/corrected.ts';
import { addNeighbours } from '#functions/nlu/name/spaced/neighbours.ts';
import { organisations } from '#functions/nlu/name/spaced/organisations.ts';
import { pageOf } from '#functions/nlu/name/spaced/page.ts';
import { persons } from '#functions/nlu/name/spaced/persons.ts';
import { toNameEnd } from '#functions/nlu/name/spaced/name-end.ts';
import { relations } from '#functions/nlu/name/spaced/relations.ts';

/** The candidates in one turn of a language written with spaces. */
function candidatesIn(turn: CallerTurn, language: SpacedLanguage): { candidates: Candidate[]; wrong: string[] } {
  const page = pageOf(turn, language);
  const spans = [...persons(page), ...organisations(page)];
  addNeighbours(spans, page);
  const wrong = [...correct(page, spans), ...deniedIn(page)];
  return { candidates: [...spans, ...relations(page)], wrong };
}

/** Without the names that the caller took back, if another person is left. */
function withoutWrong(candidates: readonly Candidate[], wrong: ReadonlySet<string>): readonly Candidate[] {
  if (!wrong.size) return candidates;
  const left = candidates.filter(
    ({ kind, value }) =>
      kind !== 'person' ||
      !fold(value)
        .split(' ')
        .some((word) => wrong.has(word)),
  );
  return left.some(({ kind }) => kind === 'person') ? left : candidates;
}

const MOST_WORDS = 600;

const introductionFeature =
  /^j?p:(?:before:(?:intro|strong|start|weak|role|place|place-の|role-の|self)|after:(?:after|strong))$/;
const speakerFeature = /^p:before:(?:intro|strong)$/;
const beforeFeature = /^j?[por]:before:/;
const knownNameFeature = /^(?:p:forename|p:patronymic|jp:name:no-word|jp:two:no-word)$/;

/** “Dana Brandt”, said in a Japanese call. */
const isLatin = /^[\p{sc=Latn}\p{P}\p{Zs}]+$/u;

/** The candidates for the caller’s name, with their features. */
export function candidatesOf(turns: readonly Turn[], language: Language): readonly Candidate[] {
  const read = callerTurnsOf(turns, language).map((turn) => {
    const { candidates, wrong } =
      language === 'ja' && !isLatin.test(turn.text)
        ? { candidates: candidatesInJapanese(turn), wrong: retractedIn(turn.text) }
        : candidatesIn(turn, language === 'ja' ? 'en' : language);
    for (const candidate of candidates) Object.assign(candidate, { asked: turn.asked ?? null, turn: turn.turn });
    return { candidates: plausibleIn(turn, candidates, language), wrong };
  });
  const wrong = new Set(read.flatMap((turn) => turn.wrong));
  const all = read.flatMap((turn) => turn.candidates);
  const candidates = withoutWrong(withoutSought(all, turns, language), wrong);
  const people = new Set(candidates.filter(isIntroducedPerson));
  const order: string[] = [];
  const isWrongNumber = callerConcepts(turns, language).has('wrong');
  for (const candidate of candidates) {
    const { kind, value, features } = candidate;
    // A wrong-number caller names the person they wanted.
    if (isWrongNumber)
      features.push(`${kind}:lost`, ...features.filter((one) => beforeFeature.test(one)).map((one) => `${one}:lost`));
    const [first = ''] = fold(value).split(' ');
    if (kind !== 'person') {
      features.push(`${kind}:${language === 'ja' ? 'ja:' : ''}beside:${Math.min(people.size, 2)}`);
      continue;
    }
    if (people.has(candidate) && !order.includes(first)) order.push(first);
    const place = order.indexOf(first);
    features.push(`p:order:${place < 0 ? 'none' : Math.min(place, 2)}`);
    if (isWrongNumber && features.includes('p:echoed')) features.push('p:echoed:lost');
    if (isWrongNumber) features.push(`p:order:${place < 0 ? 'none' : Math.min(place, 2)}:lost`);
    if (people.size && place < 0) features.push('p:beside');
  }
  return candidates;
}

/** Concepts of calls whose caller leaves no name. */
const noNameConcepts: readonly Concept[] = ['bank', 'isThat', 'sorry'];
const conceptCache = new WeakMap<readonly Turn[], Set<Concept>>();

/** The concepts in the caller’s turns. */
function callerConcepts(turns: readonly Turn[], language: Language): Set<Concept> {
  const cached = conceptCache.get(turns);
  if (cached) return cached;
  const callerTexts = turns.filter(({ who }) => who === 'caller').map(({ text }) => readable(text));
  const concepts = new Set(
    conceptsAt(conceptWords(callerTexts.join(' '), language).slice(0, MOST_WORDS), language).flat(),
  );
  conceptCache.set(turns, concepts);
  return concepts;
}

/** What the candidates suggest: a person whose name is known, a place by its kind, capitals. */
function suggestions(candidates: readonly Candidate[]): string[] {
  const has = (feature: RegExp) => candidates.some(({ features }) => features.some((one) => feature.test(one)));
  return [
    `person:${has(knownNameFeature)}:${has(introductionFeature)}`,
    `place:${has(/^(?:o:heads:[12]|jo:head:)/)}`,
    `marks:${has(/^(?:p:marked:all|o:marks:all)$/)}`,
  ];
}

/** The features of “no name given”. */
export function noNameFeatures(turns: readonly Turn[], language: Language, candidates: readonly Candidate[]): string[] {
  const callerTexts = turns.filter(({ who }) => who === 'caller').map(({ text }) => readable(text));
  // “Doesn’t matter”, to which time suits, refuses no name.
  const aboutName = turns.filter(({ who }, at) => {
    const asked = questionBefore(turns, at, language);
    return who === 'caller' && asked !== 'why' && asked !== 'later';
  });
  const said = aboutName.map(({ text }) => readable(text)).join(' ');
  const refused =
    language === 'ja'
      ? japanese.refusal.some((phrase) => said.includes(phrase))
      : containsPhrase(fold(said), phrasebookOf(language).refusal);
  const words = conceptWords(callerTexts.join(' '), language).slice(0, MOST_WORDS);
  const concepts = callerConcepts(turns, language);
  return [
    'nobody',
    `nobody:${language}`,
    ...(refused ? ['nobody:refused'] : []),
    ...(concepts.has('wrong') ? ['nobody:lost', `nobody:lost:${concepts.has('isThat')}`] : []),
    ...noNameConcepts.filter((concept) => concepts.has(concept)).map((concept) => `nobody:${concept}`),
    `nobody:${words.length < 12 ? 'short' : 'long'}`,
    ...suggestions(candidates).flatMap((one) => [
      `nobody:${one}`,
      `nobody:${one}:${words.length < 5 ? 'words' : words.length < 9 ? 'sentence' : 'speech'}`,
    ]),
  ];
}

const weightOf = featureWeights(weights);
const scoreOf = (features: readonly string[]): number => features.reduce((sum, feature) => sum + weightOf(feature), 0);

const isIntroducedPerson = ({ kind, features }: Pick<Candidate, 'kind' | 'features'>) =>
  kind === 'person' &&
  features.some((one) => knownNameFeature.test(one)) &&
  features.some((one) => introductionFeature.test(one));

/** A person right after “I’m”, not “it’s your sister, mom asks …”. */
const isSpeaker = (candidate: Pick<Candidate, 'kind' | 'features'>) =>
  isIntroducedPerson(candidate) &&
  candidate.features.some((one) => speakerFeature.test(one)) &&
  !candidate.features.includes('p:is-kin');

/** A person with a title who is said to be speaking. */
const isOnThePhone = ({ kind, features }: Pick<Candidate, 'kind' | 'features'>) =>
  kind === 'person' &&
  features.includes('p:after:after') &&
  features.some((feature) => feature.startsWith('p:begin:titles'));
/** A name that answers who is calling. */
const isGiven = ({ kind, features }: Candidate) =>
  kind === 'person' &&
  features.some((one) => knownNameFeature.test(one)) &&
  features.some((one) => /^j?p:turn:\w+:asked$/.test(one));

/** Somebody with a rank or title right after the place that they call from: “Policía local, agente Requena”. */
const isOfficer = ({ features }: Pick<Candidate, 'features'>) =>
  features.includes('p:officer') && !features.some((one) => one.startsWith('p:before:others'));
const isNoPlace = ({ kind }: Pick<Candidate, 'kind'>) => kind !== 'organisation';

/** The owner, called by name or pet name. */
const isAddressed = ({ features }: Pick<Candidate, 'features'>) =>
  features.includes('p:owner') && !features.some((one) => introductionFeature.test(one));

/** Only the candidates after “my name is”, and the same names with a surname, if there are any; else all. */
export function relevantCandidates<Of extends Pick<Candidate, 'named' | 'value' | 'kind' | 'features'>>(
  all: readonly Of[],
): readonly Of[] {
  const candidates = all.filter((one) => !isAddressed(one));
  const named = candidates.filter((one) => one.named);
  // “The nursery, Mrs. Moreau speaking”: the person calls, whatever the place is called.
  if (!named.length)
    return candidates.some((one) => isOnThePhone(one) || isOfficer(one)) ? candidates.filter(isNoPlace) : candidates;
  // “My mom asked me to call, I’m Davi Amorim”: the person is left to the scores.
  if (named.every(({ kind }) => kind === 'relation') && candidates.some(isSpeaker)) return candidates;
  const begun = named.map(({ value }) => `${fold(value)} `);
  const isLonger = ({ kind, value }: Of) => kind === 'person' && begun.some((one) => fold(value).startsWith(one));
  return candidates.filter((one) => one.named || isLonger(one));
}

/** How sure a name is that a caller puts in the place of another. */
const REPLACED = 1;

/** The caller’s name: person, else organisation, else relation; null without one. */
export function callerName(turns: readonly Turn[], language: Language): { value: string; confidence: number } | null {
  const found = nameSaid(turns, language);
  const known = new Set(fold(found?.value ?? '').split(' '));
  const said = callerTurnsOf(turns, language);
  const replacing = said.findLast((turn) => replacedIn(turn, language, known));
  const replacement = replacing && replacedIn(replacing, language, known);
  const isRefused = replacement?.refused.some((word) => (language === 'ja' ? found?.value === word : known.has(word)));
  // Another name that is all of a later answer is the last word.
  const isOutdated =
    replacing && !isRefused && said.some((turn) => turn.turn > replacing.turn && bareAnswer(turn, language));
  if (replacement && (isRefused || (replacement.given && !isOutdated))) {
    const value = withReplacement(found?.value ?? null, replacement, language);
    return value ? { value, confidence: REPLACED } : null;
  }
  return found && { ...found, value: withoutFirm(found.value, language) };
}

/** The name that a caller says, before what they say against it. */
function nameSaid(turns: readonly Turn[], language: Language): { value: string; confidence: number } | null {
  const bare = bareAnswerIn(turns, language);
  if (bare) return bare;
  const candidates = relevantCandidates(candidatesOf(turns, language));
  const none = noNameFeatures(turns, language, candidates);
  // “I won’t tell you”, which may be about anything else once a name was given.
  if (none.includes('nobody:refused') && !candidates.some(isGiven)) return null;
  const found = likeliest(
    candidates.map(({ value }) => value),
    candidates.map(({ features }) => scoreOf(features)),
    candidates.some((one) => one.named) ? -Infinity : scoreOf(none),
  );
  if (!found) return answerIn(candidates);
  const value =
    language === 'ja'
      ? japaneseFullNameOf(found.value, turns)
      : toNameEnd(fullNameOf(found.value, candidates, turns), turns, language);
  return { ...found, value };
}

/** How sure a name is that is all that answers who is calling. */
const BARE = 0.9;

/** The last answer to who is calling that is a name and nothing else. */
function bareAnswerIn(turns: readonly Turn[], language: Language): { value: string; confidence: number } | null {
  const answers = callerTurnsOf(turns, language).flatMap((turn) => {
    const name = bareAnswer(turn, language);
    return name ? [{ name, turn: turn.turn }] : [];
  });
  // Of the hypotheses of one turn the first is the likeliest.
  const last = answers.find(({ turn }) => turn === answers.at(-1)?.turn);
  return last ? { value: last.name, confidence: BARE } : null;
}

/** The name with the forename or surname that the caller adds in another turn, or says again with it: “Chema, Chema Burgos”. */
function fullNameOf(name: string, candidates: readonly Candidate[], turns: readonly Turn[]): string {
  const named = new Set(candidates.filter(({ value }) => value === name).map(({ turn }) => turn));
  const words = turns.flatMap(({ who, text }) => (who === 'caller' ? fold(text).split(/[^\p{L}\p{M}’'-]+/u) : []));
  const isRepeated = (word: string) => words.indexOf(word) !== words.lastIndexOf(word);
  const isFuller = ({ kind, value, features, turn }: Candidate) => {
    const [short, long] = [fold(name), fold(value)];
    const isAgain =
      named.has(turn) && long.split(' ').length === short.split(' ').length + 1 && short.split(' ').every(isRepeated);
    if (kind !== 'person' || (named.has(turn) && !isAgain) || features.includes('p:owner')) return false;
    const isKnown = isAgain || (features.includes('p:forename') && features.includes('p:surname'));
    const isOnlyName =
      features.some((one) => one.startsWith('p:everyday:0:')) || (isAgain && features.includes('p:marked:all'));
    return isKnown && isOnlyName && (long.startsWith(`${short} `) || long.endsWith(` ${short}`));
  };
  return candidates.find(isFuller)?.value ?? name;
}

/** How sure a name is that no score speaks for, only that it answers who is calling. */
const ANSWERED = 0.4;

/** The place or the relation that answers who is calling: “from the library, two of your books are overdue”. */
function answerIn(candidates: readonly Candidate[]): { value: string; confidence: number } | null {
  const answer = candidates.findLast(({ kind, asked, features }) => {
    const has = (feature: string) => features.includes(feature);
    // “Pharmacie du Lac.”
    if (kind === 'organisation' && has('o:whole:true:asked') && has('o:before:start') && !has('o:heads:0')) return true;
    if (asked !== 'who') return false;
    if (kind === 'relation') return has('r:whole:true:asked');
    const isPlace = kind === 'organisation' && (has('o:heads:1:1') || has('o:heads:2:2'));
    return isPlace && has('o:before:from') && has('o:opening:0');
  });
  return answer ? { value: answer.value, confidence: ANSWERED } : null;
}
