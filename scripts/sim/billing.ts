import { loadOffline } from '#scripts/sim/billing/offline.ts';

process.env.POWERTOOLS_LOG_LEVEL = 'SILENT';
process.env.STAGE = 'local';
Error.stackTraceLimit = 0;
process.env.AWS_REGION = 'us-east-1';
process.env.SITE_URL = 'https://calluna.example';
loadOffline(new URL('../..', import.meta.url).href);
const { runEpisode } = await import('#scripts/sim/billing/episode.ts');
const seed = Number(process.argv[2] ?? 1), n = Number(process.argv[3] ?? 20), one = process.argv[4];
const { tableOf, addTo } = await import('#scripts/sim/billing/cells.ts');
const t0 = performance.now(); let days = 0, inj = 0; const cells = new Map<string, number>(); const by = new Map<string, number>();
for (let e = one ? Number(one) : 0; e < (one ? Number(one) + 1 : n); e++) {
  const r = await runEpisode(seed, e, Boolean(one));
  days += r.days; inj += r.injected; addTo(cells, r.cells);
  for (const v of r.violations) { const k = `${v.invariant} ${v.words.replace(/[a-z]+_\w{9,}|\d+/g, 'N')}`; by.set(k, (by.get(k) ?? 0) + 1); if (!one && by.get(k) === 1) console.log(e, v.at, v.invariant, v.words); }
  if (one) console.log(r.lines.join('\n'));
}
console.log({ days, inj, seconds: (performance.now() - t0) / 1000, cpu: process.cpuUsage().user/1e6, perCpu: days/(process.cpuUsage().user/1e6), rate: days / (performance.now() - t0) * 1000 });
console.log(by); console.log(tableOf(cells));
