import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

import { catalogueType } from '#scripts/i18n-types.ts';

test('the type of the catalogue is fresh; `npm run i18n` writes it', async () => {
  expect(await readFile('frontend/src/i18n/catalogue.ts', 'utf8')).toBe(catalogueType());
});

test('the pages speak a ninth language with one folder and one entry in the list of languages', async () => {
  const root = await mkdtemp(join(tmpdir(), 'ninth-language-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const path of ['package.json', 'shared', 'frontend/src']) await cp(path, join(root, path), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));

  await cp(join(root, 'frontend/src/i18n/en'), join(root, 'frontend/src/i18n/de'), { recursive: true });
  const german = { retry: 'Noch einmal' };
  await writeFile(join(root, 'frontend/src/i18n/de/shell.json'), JSON.stringify(german));
  const list = join(root, 'shared/values/language.ts');
  await writeFile(list, (await readFile(list, 'utf8')).replace("'es'] as const", "'es', 'de'] as const"));

  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  const load = (module: string) => server.ssrLoadModule(join(root, module)) as Promise<Record<string, never>>;
  const { i18n, loadLanguage } = (await load(
    'frontend/src/i18n/index.ts',
  )) as unknown as typeof import('#frontend/i18n/index.ts');
  const { ownNameOf } = (await load(
    'frontend/src/lib/language-choice.ts',
  )) as unknown as typeof import('#frontend/lib/language-choice.ts');
  const { isLanguage } = (await load(
    'shared/values/language.ts',
  )) as unknown as typeof import('#shared/values/language.ts');
  const ninth = 'de' as 'en';
  await loadLanguage(ninth);
  expect(isLanguage(ninth)).toBe(true);
  expect(ownNameOf(ninth)).toBe('Deutsch');
  expect(i18n.getFixedT(ninth)('retry')).toBe('Noch einmal');
  expect(i18n.hasResourceBundle(ninth, 'checkout')).toBe(true);
});
