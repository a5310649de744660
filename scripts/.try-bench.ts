import { dayOf } from '#scripts/bench/billing/day.ts';
const t = performance.now();
const day = await dayOf({ renewals: 2000, checkouts: 400, seed: 1, at_once: true });
console.log(performance.now()-t, day.took.length, day.refused, day.tooMany, day.requests, day.failed, Object.fromEntries([...day.peaks].map(([k,v])=>[k,[Math.max(...Object.values(v)), Object.values(v).reduce((a,b)=>a+b,0)]])));
