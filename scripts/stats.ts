import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { domains, libraries } from '#functions/order.ts';
import { commandLine, printJson } from '#scripts/command-line.ts';
import { RECORD } from '#scripts/testing/steps.ts';

/**
 * `npm run stats`: size and health of the code base, measured from the tree. The minutes of the tests are those of the last
 * `npm test`; types and lint are run. With `--json` the last line is the figures alone.
 */
const { values } = commandLine('npm run stats -- [--json]', { options: { json: { type: 'boolean', default: false } } });

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const sources = tracked.filter((file) => /\.tsx?$/.test(file));
const texts = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const count = (pattern: RegExp) =>
  [...texts.values()].reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

const types = measured('node_modules/.bin/tsc', '--checkers', '1', '--extendedDiagnostics');
const lint = measured('node_modules/.bin/oxlint');
const figures = {
  files: sources.length,
  lines: count(/\n/g),
  largest_cycle: largestCycle([...libraries, ...domains]),
  domains: domains.length,
  format_ignores: count(/\/[/*]\s*(?:oxfmt|prettier)-ignore/g),
  glossary: readFileSync('docs/glossary.md', 'utf8').match(/^- \*\*/gm)?.length ?? 0,
  test_minutes: lastRun(),
  typecheck_mb: Math.round(Number(/Memory used:\s*(\d+)K/.exec(types.output)?.[1] ?? Number.NaN) / 1024),
  typecheck_s: types.seconds,
  lint_s: lint.seconds,
};
if (!values.json) console.table(figures);
printJson(figures);

function measured(program: string, ...args: string[]) {
  const begun = performance.now();
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
  return { output: stdout, seconds: Math.round((performance.now() - begun) / 100) / 10 };
}

function lastRun(): number | null {
  try {
    return (JSON.parse(readFileSync(RECORD, 'utf8')) as { minutes: number }).minutes;
  } catch {
    return null; // never run here
  }
}

/** How many folders of functions/ the largest circle of imports has; 1 where there is none. Tests are not counted. */
function largestCycle(folders: string[]): number {
  const imports = new Map(folders.map((name) => [name, new Set<string>()]));
  for (const [file, text] of texts) {
    const [, from = ''] = /^functions\/([^/]+)\//.exec(file) ?? [];
    if (/(\.test\.tsx?|\/testing\.ts)$/.test(file)) continue;
    for (const [, to = ''] of text.matchAll(/'#functions\/([^/']+)\//g)) if (to !== from) imports.get(from)?.add(to);
  }
  const reachable = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of imports.get(from) ?? []) if (!seen.has(to)) reachable(to, seen.add(to));
    return seen;
  };
  const reach = new Map(folders.map((name) => [name, reachable(name)]));
  const circle = (name: string) =>
    folders.filter((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name));
  return Math.max(1, ...folders.map((name) => circle(name).length));
}
