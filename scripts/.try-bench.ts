import { speedOf } from '#scripts/bench/billing/speed.ts';
import { countsOf } from '#scripts/bench/billing/counts.ts';
console.log(await countsOf(20));
console.log(await speedOf({rounds: 7, charges: 100, wire: true}));
