import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

import { strFromU8, unzipSync } from 'fflate';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

import { UserError } from '#scripts/user-error.ts';
import { languages } from '#shared/values/language.ts';

/**
 * Writes what numbering plans say of a number's place, carrier and time zone, `npm run plans -- FILE`: from Google's
 * libphonenumber, of which FILE is the Python package (`pip download --no-deps phonenumbers`; Apache-2.0). The JavaScript
 * port leaves that data out.
 */
const [file] = process.argv.slice(2);
if (!file) throw new UserError('Which file? The wheel of the Python package phonenumbers.');
const wheel = unzipSync(new Uint8Array(await readFile(file)));
const release = /phonenumbers-([\d.]+)-/.exec(file)?.[1] ?? '';

const STRING = /(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/.source;
const ENTRY = new RegExp(String.raw`'(\d+)':([{(])((?:u\(${STRING}\)|${STRING}|[^})'"])*)[})],`, 'g');
const NAME = new RegExp(String.raw`'(\w+)': (?:u\()?${STRING}`, 'g');

/** The text of a Python string literal. */
const unescaped = (literal: string) =>
  literal
    .replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\x([\da-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

/** What each prefix stands for: names by language, `en=Jersey City, NJ|fr=…`, or time zones. */
function entriesIn(folder: string): Map<string, string> {
  const sources = Object.entries(wheel).filter(([name]) =>
    new RegExp(`^phonenumbers/${folder}/data\\d+\\.py$`).test(name),
  );
  const entries = new Map<string, string>();
  for (const [, bytes] of sources) {
    for (const [, prefix = '', opening, inside = ''] of strFromU8(bytes).matchAll(ENTRY)) {
      const value = opening === '(' ? zonesIn(inside) : namesIn(inside);
      if (value) entries.set(prefix, value);
    }
  }
  return entries;
}

const zonesIn = (inside: string) => [...inside.matchAll(/'([^']+)'/g)].map(([, zone]) => zone).join('|');

/** Names in our languages; a name that repeats the English one is left out. */
function namesIn(inside: string): string {
  const names = new Map(
    [...inside.matchAll(NAME)].map(([, language = '', single, double]) => [
      language,
      unescaped(single ?? double ?? ''),
    ]),
  );
  return languages
    .filter((language) => names.get(language) && (language === 'en' || names.get(language) !== names.get('en')))
    .map((language) => `${language}=${names.get(language)}`)
    .join('|');
}

const callingCodes = [
  ...new Set([
    ...getCountries().map((country) => String(getCountryCallingCode(country))),
    ...entriesIn('tzdata').keys(),
  ]),
]
  .filter((code) => code.length <= 3)
  .sort((a, b) => a.length - b.length);
const callingCodeOf = (prefix: string) => callingCodes.find((code) => prefix.startsWith(code));

/** The plan of each calling code: a line for each value, behind its prefixes. A prefix that says what a shorter one says is left out. */
function plansOf(entries: Map<string, string>): Record<string, string> {
  const plans = new Map<string, Map<string, string[]>>();
  for (const prefix of [...entries.keys()].sort()) {
    const value = entries.get(prefix)!;
    const code = callingCodeOf(prefix);
    if (code === undefined || shorter(prefix, entries) === value) continue;
    const lines = plans.get(code) ?? plans.set(code, new Map()).get(code)!;
    const prefixes = lines.get(value) ?? lines.set(value, []).get(value)!;
    prefixes.push(prefix.slice(code.length));
  }
  return Object.fromEntries(
    [...plans].map(([code, lines]) => [
      code,
      [...lines].map(([value, prefixes]) => `\t${prefixes.join('\t')}\t=${value}\n`).join(''),
    ]),
  );
}

function shorter(prefix: string, entries: Map<string, string>): string | undefined {
  for (let length = prefix.length - 1; length > 0; length--) {
    const value = entries.get(prefix.slice(0, length));
    if (value) return value;
  }
  return undefined;
}

const packed = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  }).toString('base64');

const kinds = { geodata: 'places', carrierdata: 'carriers', tzdata: 'zones' };
for (const [folder, name] of Object.entries(kinds)) {
  const plans = plansOf(entriesIn(folder));
  const lines = Object.entries(plans).map(([code, text]) => `  ${code}: '${packed(text)}',`);
  const note = `// Made by scripts/numbering-plans.ts from libphonenumber ${release}.`;
  const bytes = Object.values(plans).reduce((sum, text) => sum + text.length, 0);
  const source = `${note}\n\n/** By calling code, packed; see functions/calls/numbers/plans/plan.ts. */\nexport const ${name}: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
  await writeFile(`functions/calls/numbers/plans/${name}.bin.ts`, source);
  console.log(`${name}: ${Object.keys(plans).length} calling codes, ${bytes} characters, ${source.length} packed`);
}
