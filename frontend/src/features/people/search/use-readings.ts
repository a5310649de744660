import { useEffect, useState } from 'react';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call } from '#frontend/lib/api.ts';
import { countryHere } from '#frontend/lib/country-here.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { type LineCompletion, people } from '#shared/api/people.ts';
import { readLine } from '#shared/search-line/read-line.ts';
import type { Reading } from '#shared/search-line/reading.ts';
import { LONGEST } from '#shared/validation/search.ts';
import { countryOf, type Language } from '#shared/values/language.ts';

/** How long typing must pause before the server reads a line, in milliseconds. */
const PAUSE_MS = 250;
/** How long a search waits for its answer. */
const PATIENCE_MS = 1500;

/** The readings of a line, and how it may go on. */
type Answer = { readings: Reading[]; completions: LineCompletion[] };
const answers = new Map<string, Promise<Answer>>();
const none: LineCompletion[] = [];

/** Behind a blank a word is complete, and only names of several words go on. */
const goesOn =
  (line: string) =>
  ({ ending }: LineCompletion) =>
    !/\s$/.test(line) || /\s/.test(ending);

/** A line read by its form alone. The server also knows places and names. */
function readHere(line: string, language: Language): Reading[] {
  if (line.trim().length > LONGEST) return []; // not read at all: it may be a whole book
  return readLine(line, countryHere(language), { countries: [countryOf(language)], year: serverNow().getFullYear() });
}

const needsServer = ([reading]: Reading[]) => reading?.type === 'name' || reading?.type === 'address';

function readThere(line: string, language: Language): Promise<Answer> {
  const readings = readHere(line, language);
  const here = { readings, completions: none };
  if (!needsServer(readings)) return Promise.resolve(here);
  const text = line.trim();
  const key = `${language} ${text}`;
  let answer = answers.get(key);
  if (!answer) {
    answer = call(people.readLine, { text, country: countryHere(language), language }).then(
      (found): Answer => found,
      () => {
        answers.delete(key);
        return here; // without an answer the form of the line decides
      },
    );
    answers.set(key, answer);
  }
  return answer;
}

/** The readings of a line: at once by its form, better once typing pauses, and at last when the search is sent. */
export function useReadings(line: string) {
  const { language } = useLanguage();
  const [read, setRead] = useState<Answer & { line: string }>();
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      void readThere(line, language).then((answer) => isStale || setRead({ line, ...answer }));
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [line, language]);
  const here = readHere(line, language);
  return {
    readings: read?.line === line ? read.readings : here,
    // Those of before stay while one types on, so that the list does not blink.
    completions: read && line.startsWith(read.line) ? read.completions.filter(goesOn(line)) : none,
    soon: () =>
      Promise.race([
        readThere(line, language).then(({ readings }) => readings),
        new Promise<Reading[]>((resolve) => setTimeout(() => resolve(here), PATIENCE_MS)),
      ]),
  };
}
