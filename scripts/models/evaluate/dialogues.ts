import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseOptions, printJson, runCommand } from '#scripts/command-line.ts';
import { ownNumbers } from '#scripts/dev/demo-numbers.ts';
import { spawnDevServer } from '#scripts/journeys/dev-server.ts';
import { deskAt } from '#scripts/models/evaluate/dialogues/desk.ts';
import { judge, type Verdict } from '#scripts/models/evaluate/dialogues/judge.ts';
import { play, unusedNumber } from '#scripts/models/evaluate/dialogues/play.ts';
import { type Figures, report } from '#scripts/models/evaluate/dialogues/report.ts';
import { readScripts, type ScriptedCall } from '#scripts/models/evaluate/dialogues/script.ts';
import { percent } from '#scripts/models/statistics.ts';

const USAGE =
  'npm run -s evaluate:dialogues -- [--json] [--set FILE_OR_FOLDER] [--lang xx] [--failed] [--url http://localhost:3000]';
const USUAL = 'training';

/** Plays scripted callers to a running dev server, its own unless `--url` names one, and judges what comes of each. */
async function run(args: string[]): Promise<void> {
  const { set, lang, url, json, failed } = optionsFrom(args);
  const calls = await readScripts(set, lang);
  await using server = url ? undefined : await startServer();
  const result = report(await playAll(calls, server?.address ?? url!.replace(/\/$/, ''), failed));
  if (json) {
    printJson(result);
    return;
  }
  const { by_language, failed: failures, ...all } = result;
  console.log(row('all', all));
  for (const [language, own] of Object.entries(by_language)) console.log(row(language, own));
  if (!failed) for (const { id, why } of failures) console.log(`${id}: ${why.join('; ')}`);
}

/** One after the other, because they share a clock. */
async function playAll(calls: readonly ScriptedCall[], address: string, printsFailed: boolean): Promise<Verdict[]> {
  const desk = deskAt(address);
  const used = new Set<string>(ownNumbers);
  const verdicts: Verdict[] = [];
  const restoreClock = await desk.setClock();
  try {
    for (const call of calls) {
      const played = await play(call, call.from && unusedNumber(call.from, used), desk);
      const verdict = judge(call, played);
      verdicts.push(verdict);
      if (!printsFailed || !verdict.why.length) continue;
      console.log([`${call.id}  ${call.situation}`, ...played.transcript].join('\n'));
      for (const reason of verdict.why) console.log(`  ✗ ${reason}`);
    }
  } finally {
    await restoreClock();
  }
  return verdicts;
}

/** A dev server with data of its own, for as long as the calls last. */
async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'calluna-dialogues-'));
  const server = await spawnDevServer(folder);
  await server.ready;
  return {
    address: server.address,
    async [Symbol.asyncDispose]() {
      process.kill(server.pid, 'SIGTERM');
      await server.ended;
      await rm(folder, { recursive: true });
    },
  };
}

const row = (label: string, { n, passed, rate, interval: [low = 0, high = 0], ...wrong }: Figures): string =>
  `${label.padEnd(4)} ${String(passed).padStart(4)} of ${n}  ${percent(rate).padStart(5)} (${percent(low)}–${percent(high)})` +
  Object.entries(wrong)
    .map(([what, count]) => `  ${what.replaceAll('_', ' ')} ${count}`)
    .join('');

function optionsFrom(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseOptions(
    USAGE,
    {
      options: {
        json: flag,
        failed: flag,
        set: { type: 'string', default: USUAL },
        lang: { type: 'string' },
        url: { type: 'string' },
      },
    },
    args,
  );
  return values;
}

await runCommand(run);
