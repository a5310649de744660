import { expect, test } from 'vitest';

const files = import.meta.glob<string>('./es/*.json', { query: '?raw', import: 'default', eager: true });

/** Pronouns, verbs and commands by which Spanish says tú. Members are addressed as usted everywhere. */
const familiar =
  /(?<!\p{L})(tus?|te|tú|ti|tuy[oa]s?|puedes|tienes|quieres|debes|eres|estás|has|inténtalo|revisa|elígelo|escríbelo|pruébalo|déjalo|márcalos)(?!\p{L})/giu;

test.each(Object.entries(files))('%s says usted', (_, text) => {
  const phrases = text.replaceAll(/"[\w.-]+":/g, ''); // without their keys, which are English
  expect(phrases.match(familiar)).toBeNull();
});
