import { add, longestAt, type Tree, treeOf } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import { topicsOf } from '#functions/nlu/languages/topics.ts';
import { saysTrigger } from '#functions/nlu/topics/trigger.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { ANY_DAY } from '#functions/nlu/when/any-day.ts';
import type { Language } from '#shared/values/language.ts';
import type { OwnAnswer, Topic } from '#shared/values/own-answer.ts';

type Known = Exclude<Topic, 'free'>;
const trees = new Map<Language, Tree<Known | 'opens'>>();

function treeIn(language: Language): Tree<Known | 'opens'> {
  const cached = trees.get(language);
  if (cached) return cached;
  const tree = treeOf<Known | 'opens'>();
  for (const [topic, phrases] of Object.entries(topicsOf[language]) as [Known | 'opens', string[]][])
    for (const phrase of phrases) add(tree, wordsIn(phrase, language, true), topic);
  trees.set(language, tree);
  return tree;
}

/** The topics that a caller asks about. Whether it is open on some day needs the day. */
function topicsIn(text: string, words: readonly string[], language: Language): Set<Known> {
  const tree = treeIn(language);
  const found = new Set(words.flatMap((_, at) => [...(longestAt(tree, words, at)?.values ?? [])]));
  const isAboutDay = found.delete('opens') && !found.has('hours') && namesDay(text, language);
  const topics = found as Set<Known>;
  return isAboutDay ? topics.add('open_today') : topics;
}

const namesDay = (text: string, language: Language): boolean =>
  findWhens(text, language, ANY_DAY).some(({ isDated, precision }) => isDated || precision === 'day');

/** Who asks whether it is open today is helped by the opening hours, and the other way round. */
const related: Partial<Record<Topic, Known>> = { open_today: 'hours', hours: 'open_today' };

/**
 * The owner’s answers to what a caller says, in the owner’s order: at most one for each topic. Those in the language of the
 * call come before those that are said as they are, and those in other languages are not given.
 */
export function answersTo<A extends OwnAnswer>(text: string, language: Language, answers: readonly A[]): A[] {
  const words = wordsIn(text, language);
  const asked = topicsIn(text, words, language);
  const isAsked = ({ topic, triggers }: A) =>
    topic === 'free' ? triggers.some((trigger) => saysTrigger(words, trigger, language)) : asked.has(topic);
  const usable = (own: Language | null) => answers.filter((answer) => answer.language === own);
  const inOrder = [...usable(language), ...usable(null)];
  const found = inOrder.filter(isAsked);
  for (const topic of asked) {
    const other = related[topic];
    if (!other || asked.has(other) || found.some((answer) => answer.topic === topic)) continue;
    const substitute = inOrder.find((answer) => answer.topic === other);
    if (substitute) found.push(substitute);
  }
  return found.filter(
    (answer, at) => answer.topic === 'free' || found.findIndex(({ topic }) => topic === answer.topic) === at,
  );
}
