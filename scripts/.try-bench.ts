import { speedOf } from '#scripts/bench/billing/speed.ts';
console.log(await speedOf({rounds: 15, charges: 200}));
