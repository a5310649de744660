import { callsIn, robocallsIn, type Call } from '#scripts/train/spam/calls.ts';
import { featuresOf } from '#functions/assistant/understanding/spam/features.ts';
import { concepts } from '#functions/assistant/understanding/spam/concepts.ts';
import { fit, scoreOf, type Example } from '#scripts/train/spam/fit.ts';
const D = process.env.D ?? '';
const pen = Number(process.env.PEN ?? 1e-4);
const mine = await callsIn('scripts/train/calls/more-spam', 'mine');
const theirs = await callsIn('scripts/train/calls/training', 'theirs');
const ftc = await robocallsIn('../shared/data/robocalls/transcripts.tsv');
console.log(mine.length, theirs.length, ftc.length);
const speech = (c: Call) => c.turns.filter((t) => t.who === 'caller').map((t) => t.text).join(' ');
const fs = new Map<Call, Example>();
let t = performance.now();
for (const c of [...mine, ...theirs, ...ftc]) { const f = featuresOf(speech(c), c.language); if (f) fs.set(c, { features: f, isSpam: c.isSpam, weight: c.weight }); }
console.log('features ms/call', (performance.now() - t) / fs.size);
function balanced(calls: Call[]): Example[] {
  const sums: Record<string, number> = {};
  for (const c of calls) sums[c.language + c.isSpam] = (sums[c.language + c.isSpam] ?? 0) + c.weight;
  return calls.flatMap((c) => { const e = fs.get(c); return e ? [{ ...e, weight: c.weight * 100 / sums[c.language + c.isSpam]! }] : []; });
}
type Out = { call: Call; s: number };
function report(name: string, outs: Out[]) {
  const langs = [...new Set(outs.map((o) => o.call.language))];
  const ba = (os: Out[], th = 0) => { const sp = os.filter((o) => o.call.isSpam), le = os.filter((o) => !o.call.isSpam);
    return [sp.filter((o) => o.s >= th).length / sp.length, le.filter((o) => o.s < th).length / le.length]; };
  const f = (os: Out[]) => { const [a, b] = ba(os); return `${(50 * (a! + b!)).toFixed(1)} (missed ${(100 - 100 * a!).toFixed(1)} fa ${(100 - 100 * b!).toFixed(1)})`; };
  console.log(name, f(outs), langs.map((l) => l + ' ' + f(outs.filter((o) => o.call.language === l))).join(' | '));
  if (process.env.ERR) for (const o of outs.filter((o) => (o.s >= 0) !== o.call.isSpam)) console.log('   ', o.call.isSpam ? 'MISS' : 'FA', o.call.id, o.s.toFixed(2), speech(o.call).slice(0, 400), '\n        ', process.env.ERR === '2' ? fs.get(o.call)!.features.places.filter((p) => p < concepts.length).map((p) => concepts[p]).join(' ') : '');
}
const run = (train: Call[], test: Call[]): Out[] => { const w = fit(balanced(train), pen); last = w; return test.flatMap((call) => { const e = fs.get(call); return e ? [{ call, s: scoreOf(w, e.features) }] : []; }); };
let last: Float64Array = new Float64Array(0);
t = performance.now();
report('mine+ftc -> theirs', run([...mine, ...ftc], theirs));
console.log('fit ms', performance.now() - t);
report('theirs+ftc -> mine', run([...theirs, ...ftc], mine));
if (process.env.CV) {
const all = [...mine, ...theirs];
const fold = (c: Call) => { let h = 7; for (const ch of c.campaign) h = Math.imul(h, 31) + ch.charCodeAt(0); return (h >>> 0) % 5; };
const outs: Out[] = [];
for (let k = 0; k < 5; k++) outs.push(...run([...all.filter((c) => fold(c) !== k), ...ftc.filter((c) => fold(c) !== k)], all.filter((c) => fold(c) === k)));
report('CV', outs);
report('CV theirs', outs.filter((o) => o.call.author === 'theirs'));
const w = last; console.log(concepts.map((c, i) => c + ' ' + w[i]!.toFixed(2)).join(', '));
}
