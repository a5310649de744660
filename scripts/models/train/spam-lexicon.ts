import { writeLexicon } from '#scripts/models/train/spam/lexicon.ts';

/** The first half of `npm run models -- train spam`: packs the phrases, which training then reads. */
console.log(`Phrases: ${Math.round((await writeLexicon()) / 1024)} kB`);
