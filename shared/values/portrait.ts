import { random } from '#shared/values/chance.ts';

/** The colours of the moor that a portrait may stand before or wear, as `--moor-*` tokens. */
type Moor = 'heather' | 'moss' | 'sand' | 'slate' | 'peat' | 'mist';

export type Hair =
  | 'bob'
  | 'long'
  | 'waves'
  | 'fringe'
  | 'bun'
  | 'chignon'
  | 'ponytail'
  | 'pixie'
  | 'braids'
  | 'cloud'
  | 'scarf'
  | 'crop'
  | 'sweep'
  | 'quiff'
  | 'curls'
  | 'flat-top'
  | 'buzz'
  | 'parting'
  | 'receding'
  | 'bald';

export type Features = {
  /** A person’s own colours are the same in both themes; a scarf is of the moor. */
  skin: string;
  hairColour: string;
  hair: Hair;
  beard: 'none' | 'stubble' | 'short' | 'full';
  glasses: 'none' | 'round' | 'square';
  /** The colour of their frame, seen on any skin. */
  frame: string;
  collar: 'round' | 'vee' | 'shirt' | 'roll';
  background: Moor;
  clothing: Moor;
};

/** From fair to deep. A hint `tone0` … `tone7` in a seed picks one. */
export const SKINS = ['#f3d6be', '#eecaab', '#e3b48f', '#d29f77', '#bb825a', '#9a6643', '#7f5035', '#643d2a'] as const;

const DARK = ['#130f0d', '#1d1614', '#2a2220'];
const BROWN = ['#33251e', '#4b3428', '#6b4a30'];
const FAIR = ['#8a5f3a', '#a8703c', '#a5552f', '#c99c5c'];
const GREY = ['#86837e', '#a5a19a', '#c6c1b8'];

const FEMALE: readonly Hair[] = [
  'bob',
  'long',
  'waves',
  'fringe',
  'bun',
  'chignon',
  'ponytail',
  'pixie',
  'braids',
  'cloud',
];
const MALE: readonly Hair[] = ['crop', 'sweep', 'quiff', 'curls', 'flat-top', 'buzz', 'parting', 'bald'];
const SENIOR_FEMALE: readonly Hair[] = ['bob', 'bun', 'chignon', 'pixie', 'waves', 'cloud', 'fringe'];
const SENIOR_MALE: readonly Hair[] = ['receding', 'receding', 'sweep', 'parting', 'bald', 'buzz', 'crop'];
/** Shapes that belong to one texture of hair are drawn only where it is usual. */
const TEXTURED: readonly Hair[] = ['cloud', 'braids', 'flat-top'];
const SLEEK: readonly Hair[] = ['long', 'waves', 'quiff', 'fringe'];

/**
 * The face that a seed draws, always the same one. A seed is `hint:hint:key`, and `key~2` draws the person of `key` on
 * another day. Hints are `f` or `m`, `young` or `senior`, `tone0` … `tone7` and `scarf`; what they leave open is chance.
 */
export function portraitOf(seed: string): Features {
  const [person = ''] = seed.split('~');
  const hints = new Set(person.split(':').slice(0, -1));
  const own = random(person);
  const onTheDay = random(`${seed} on the day`);

  const female = hints.has('f') || (!hints.has('m') && own.happens(0.5));
  const senior = hints.has('senior');
  const hinted = SKINS.findIndex((_, i) => hints.has(`tone${i}`));
  const drawn = own.below(SKINS.length);
  const tone = hinted < 0 ? drawn : hinted;

  const natural = own.pick(tone >= 4 ? DARK : tone >= 2 ? [...DARK, ...BROWN] : [...BROWN, ...FAIR]);
  const grey = own.pick(GREY);
  const silver = senior && own.happens(0.85);
  const usual = (shape: Hair) =>
    tone >= 6 ? !SLEEK.includes(shape) : tone >= 4 || !TEXTURED.includes(shape) || (shape === 'cloud' && tone >= 1);
  const shapes = female ? (senior ? SENIOR_FEMALE : FEMALE) : senior ? SENIOR_MALE : MALE;
  // A man wears his hair the same way for years; a woman here may change hers from one picture to the next.
  const hair = (female ? onTheDay : own).pick(shapes.filter(usual));
  const bearded = !female && own.happens(hints.has('young') ? 0.25 : 0.45);
  const beard = own.pick(['stubble', 'short', 'full'] as const);
  const glasses = own.pick(['round', 'square'] as const);
  const frame = tone >= 5 ? '#e2cfa6' : '#2c3836';

  const background = onTheDay.pick(['heather', 'moss', 'sand', 'slate', 'mist'] as const);
  const clothes: Moor[] = ['heather', 'moss', 'sand', 'slate', 'peat', 'mist'];
  const clothing = onTheDay.pick(
    clothes.filter((each) => each !== background && !(each === 'peat' && tone >= 5) && !(each === 'sand' && tone <= 2)),
  );
  const scarf = onTheDay.pick(clothes.filter((each) => each !== background && each !== clothing && each !== 'peat'));
  const collar = onTheDay.pick(['round', 'round', 'vee', 'shirt', 'roll'] as const);
  const covered = hints.has('scarf');
  return {
    skin: SKINS[tone]!,
    hairColour: covered ? `var(--moor-${scarf})` : silver ? grey : natural,
    hair: covered ? 'scarf' : hair,
    beard: bearded ? beard : 'none',
    // a bald head without other features has no character
    glasses: own.happens(senior ? 0.5 : 0.2) || (hair === 'bald' && !bearded) ? glasses : 'none',
    frame,
    collar: covered ? 'round' : collar,
    background,
    clothing,
  };
}
