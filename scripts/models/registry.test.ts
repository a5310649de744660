import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import ts from 'typescript';
import { describe, expect, test } from 'vitest';

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
    'functions/calls/verdict/words.ts',
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
  const folder = (without?: string) =>
    readdirSync('functions/nlu/languages/en')
      .filter((file) => file !== without)
      .map((file) => {
        const source = readFileSync(`functions/nlu/languages/en/${file}`, 'utf8');
        return [`functions/nlu/languages/xx/${file}`, source] as const;
      });

  test('is a folder and one line: with a copy of `en` everything compiles', () => {
    expect(errorsOf(roots, new Map([...overlay, ...folder()]))).toEqual([]);
  });

  test('types name what is missing', () => {
    const errors = errorsOf(['functions/nlu/languages/texts.ts'], new Map([...overlay, ...folder('prompts.ts')]));
    expect(errors.join('\n')).toContain('xx/prompts.ts');
  });
});

function edited(file: string, from: string, to: string): string {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(from);
  return source.replace(from, to);
}

const parsed = new Map<string, ts.SourceFile>();

/** The errors of a type check in which some files have another text. */
function errorsOf(roots: string[], overlay: ReadonlyMap<string, string>): string[] {
  const config = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [], files: roots }, ts.sys, '.');
  const host = ts.createCompilerHost({ ...options, types: ['node'] });
  const texts = new Map([...overlay].map(([file, text]) => [resolve(file), text]));
  const { readFile, fileExists } = host;
  host.readFile = (file) => texts.get(resolve(file)) ?? readFile(file);
  host.fileExists = (file) => texts.has(resolve(file)) || fileExists(file);
  host.getSourceFile = (file, target) => {
    const text = host.readFile(file);
    if (text === undefined) return undefined;
    const known = parsed.get(file);
    const source = known?.text === text ? known : ts.createSourceFile(file, text, target);
    parsed.set(file, source);
    return source;
  };
  const program = ts.createProgram(
    roots.map((root) => resolve(root)),
    { ...options, types: ['node'] },
    host,
  );
  const diagnostics = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes('/functions/') || fileName.includes('/shared/'))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
