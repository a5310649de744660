import { writeLexicon } from '#scripts/train/spam/lexicon.ts';

/** The first half of `npm run train:spam`: packs the phrases; a process of its own, as the training reads what it packed. */
console.log(`Phrases: ${Math.round((await writeLexicon()) / 1024)} kB`);
