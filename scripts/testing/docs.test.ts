import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

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

test('every setting of .env.example is described in docs/configuration.md', () => {
  const names = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
  const page = read('docs/configuration.md');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the README fits on a page and the glossary stays short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(6_000);
  expect([...read('docs/glossary.md').matchAll(/^- \*\*/gm)].length).toBeLessThanOrEqual(12);
});
