import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { formatted, registryFile, registryNames, registryOf } from '#scripts/models/registry.ts';
import { languages } from '#shared/values/language.ts';

test.each(registryNames)('%s.ts is what `npm run models -- languages` writes', async (name) => {
  expect(readFileSync(registryFile(name), 'utf8')).toBe(await formatted(name));
});

test('each language has the same files', () => {
  const files = (language: string) => readdirSync(`functions/nlu/languages/${language}`).sort();
  for (const language of languages) expect(files(language)).toEqual(files('en'));
});

describe('a ninth language', () => {
  const roots = [
    'functions/nlu/embedded.ts',
    'functions/calls/dialogue/acts.ts',
    'functions/calls/dialogue/decide.ts',
    'functions/calls/verdict/reason-texts.ts',
  ];
  const ninth = [...languages, 'xx'];

  /** The files that adding `xx` changes or makes: one line, the generated registries, what training packs, a folder. */
  const overlay = new Map<string, string>([
    ['shared/values/language.ts', edited('shared/values/language.ts', "'es'] as const", "'es', 'xx'] as const")],
    ...registryNames.map((name) => [`functions/nlu/languages/${name}.ts`, registryOf(name, ninth)] as const),
    [
      'functions/nlu/reason/concepts/words.bin.ts',
      edited('functions/nlu/reason/concepts/words.bin.ts', '{\n', "{\n  xx: '',\n"),
    ],
  ]);
  const folder = () =>
    readdirSync('functions/nlu/languages/en').map((file) => {
      const source = readFileSync(`functions/nlu/languages/en/${file}`, 'utf8');
      return [`functions/nlu/languages/xx/${file}`, source] as const;
    });

  test('is a folder and one line: with a copy of `en` everything compiles', () => {
    expect(errorsOf(roots, new Map([...overlay, ...folder()]))).toEqual([]);
  });

  test('types name a phrase that is missing', () => {
    const intents = [
      'functions/nlu/languages/xx/intents.json',
      edited('functions/nlu/languages/en/intents.json', '"goodbye"', '"good_by"'),
    ] as const;
    const errors = errorsOf(['functions/nlu/languages/speech.ts'], new Map([...overlay, ...folder(), intents]));
    expect(errors.join('\n')).toContain("Property 'goodbye' is missing");
  });
});

function edited(file: string, from: string, to: string): string {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(from);
  return source.replace(from, to);
}

/** The errors of a type check, in a copy of the tree in which some files have another text. */
function errorsOf(roots: string[], overlay: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ninth-language-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['functions', 'shared', 'package.json']) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const config = { extends: resolve('tsconfig.json'), compilerOptions: { types: ['node'] }, include: [], files: roots };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const [file, text] of overlay) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { stdout, stderr, status } = spawnSync(process.execPath, [tsc, '--project', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  if (status === null || stderr) throw new Error(`tsc ended with ${status}: ${stderr}`);
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}
