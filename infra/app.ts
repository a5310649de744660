import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { BUNDLES, bundleFunctions } from '#infra/bundle.ts';
import { calluna } from '#infra/calluna.ts';
import { commitOf } from '#infra/commit.ts';

// `npx cdk deploy` runs this file too and passes its own `-c`; the options read here are for `npm run synth`.
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { values } = parseArgs({ options: { context: { type: 'string', short: 'c', multiple: true, default: [] } } });
const context: Record<string, string> = {};
for (const pair of values.context) context[pair.replace(/=.*/s, '')] = pair.replace(/^[^=]*=/, '');

const bundles = await bundleFunctions();
const web = existsSync(at('dist/web/index.html')) ? at('dist/web') : undefined;
const app = calluna(
  { bundles: BUNDLES, web, stages: at('stages'), commit: commitOf(at('')) },
  { outdir: process.env.CDK_OUTDIR ?? at('cdk.out'), context },
);
const { stacks } = app.synth();

const columns = (...rows: string[][]) =>
  rows.map(([name = '', ...rest]) => [name.padEnd(28), ...rest.map((cell) => cell.padStart(12))].join(''));
const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const resources = (template: unknown) => Object.keys((template as { Resources: object }).Resources).length;

console.log(
  columns(
    ['Stack', 'resources', 'template'],
    ...stacks.map(({ stackName, template }) => [
      stackName,
      String(resources(template)),
      kB(JSON.stringify(template).length),
    ]),
    [],
    ['Function', 'bundle'],
    ...bundles.map(({ id, bytes }) => [id, kB(bytes)]),
  ).join('\n'),
);
