import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { Environment } from '#functions/platform/environment.ts';
import { settable } from '#infra/needs.ts';

const pages = globSync('{*.md,{docs,functions,scripts,frontend,infra,shared}/**/*.md}').sort();
const read = (file: string) => readFileSync(file, 'utf8');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);

/** The anchor that GitHub gives a heading. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[`*_[\]().,:;!?’'“”/&]/g, '')
    .trim()
    .replaceAll(' ', '-');

const anchors = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));

/** The faults of each page, as `page: fault`. */
const inPages = (faultsOf: (page: string) => string[]) =>
  pages.flatMap((page) => faultsOf(page).map((fault) => `${page}: ${fault}`));

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path ? join(dirname(page), path) : page;
  return !existsSync(file) || (anchor !== undefined && !anchors(file).includes(anchor));
}

test('every link in the docs leads somewhere', () => {
  const links = (page: string) => [...read(page).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(inPages((page) => links(page).filter((link) => isBroken(page, link)))).toEqual([]);
});

/** `a/{b,c}.ts` names two files. */
function expand(path: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return choices === undefined ? [path] : choices.split(',').flatMap((choice) => expand(before + choice + after));
}

test('every source file named in the docs exists', () => {
  const paths = (page: string) =>
    [...read(page).matchAll(/`((?:functions|scripts|infra|shared|frontend|docs)\/[\w./{},-]+)`/g)].flatMap(
      ([, path = '']) => expand(path),
    );
  expect(inPages((page) => paths(page).filter((path) => !existsSync(path)))).toEqual([]);
});

test('every npm script is described in docs/commands.md or CONTRIBUTING.md, and no other', () => {
  const text = read('docs/commands.md') + read('CONTRIBUTING.md');
  const named = [...text.matchAll(/`npm (?:run (?:-s )?)?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(scripts.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => name !== 'ci' && !scripts.includes(name))).toEqual([]);
});

/** Settings that only the dev server has or makes. */
const DEV_SERVER_ONLY = ['PORT', 'HOST', 'DATA_DIR', 'POPULATION', 'CHROME_PATH', 'PEOPLE_DATA_LABS_KEY'];
const INTERNAL = ['SIGNING_KEY_FILE', 'CARD_FRAME_URL', 'STRIPE_API_BASE', 'CLOCK_OFFSET_SECONDS'];

/** The names in the first column of a page's tables. */
const settingsOf = (page: string) =>
  [...read(page).matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z_]+)=?[^`]*`/g)].map(([, name = '']) => name),
  );

test('docs/configuration.md describes every setting, and no other', () => {
  const example = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
  const known = [...Object.keys(Environment.shape), ...DEV_SERVER_ONLY, 'ENFORMION_NAME', 'ENFORMION_PASSWORD'];
  const described = settingsOf('docs/configuration.md');
  expect(described.filter((name) => !known.includes(name))).toEqual([]);
  expect([...known, ...example].filter((name) => !INTERNAL.includes(name) && !described.includes(name))).toEqual([]);
});

test('docs/runbooks/deploy.md describes every setting of a stage, and no other', () => {
  expect(settingsOf('docs/runbooks/deploy.md').toSorted()).toEqual([...settable].toSorted());
});

test('the README fits on a page and the glossary stays short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(6_000);
  expect([...read('docs/glossary.md').matchAll(/^- \*\*/gm)].length).toBeLessThanOrEqual(12);
});

/** The rows of the specification in docs/conformance.md, and what shows each of them; those of D are our own. */
const rows = [...read('docs/conformance.md').matchAll(/^\| ([A-CE-Z]\d+) +\|.*\| ([^|]*)\|$/gm)].map(
  ([, id = '', shownBy = '']) => ({ id, shownBy }),
);

test('every row of the specification is shown over HTTP or in a browser, by a test of that name', () => {
  const isIn = (file: string, title: string) => title.split('…').every((part) => read(file).includes(part.trim()));
  const faultsOf = ({ id, shownBy }: (typeof rows)[number]): string[] => {
    const cited = [...shownBy.matchAll(/`journeys\/([\w-]+)\.test\.ts`((?:,? “[^”]+”)*)/g)];
    if (!cited.length) return [`${id} cites no journey`];
    return cited.flatMap(([, name, titles = '']) => {
      const file = `scripts/journeys/${name}.test.ts`;
      if (!existsSync(file)) return [`${id}: there is no ${file}`];
      const missing = [...titles.matchAll(/“([^”]+)”/g)].filter(([, title = '']) => !isIn(file, title));
      return missing.map(([title]) => `${id}: ${file} has no ${title}`);
    });
  };
  expect(rows).toHaveLength(162);
  expect(rows.flatMap(faultsOf)).toEqual([]);
});
