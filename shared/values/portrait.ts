import { random, type Random } from '#shared/values/chance.ts';

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
  /** A person’s own colours are the same in both themes. */
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

/** From fair to deep. */
const SKINS = ['#f3d6be', '#eecaab', '#e3b48f', '#d29f77', '#bb825a', '#9a6643', '#7f5035', '#643d2a'] as const;

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

/** How many pictures there are. Many people have the same one, so that a picture leads to nobody. */
const PICTURES = 1000;

/**
 * The key of a picture, and perhaps which other picture of the same face: `p417`, `p417~2`. It is a number without order
 * or parts: it says nothing of a person, and nothing of their family.
 */
const KEY = /^p(0|[1-9]\d{0,2})(~[2-9])?$/;

/** What public views show of a stored key: one in an older form said more, and is not shown. */
export const shownPortrait = (key: string | null | undefined): string | null => (key && KEY.test(key) ? key : null);

/** Whom a picture shows, as far as a name and an age lead to expect. */
type Looks = { female: boolean; senior: boolean };

function looksOf(own: Random): Looks {
  return { female: own.happens(0.5), senior: own.happens(0.3) };
}

/** The picture of an invented person, among those that suit: the key of a person always leads to the same one. */
export function pictureFor(person: string, { female, senior }: Looks): string {
  const chance = random(`picture of ${person}`);
  for (;;) {
    const key = `p${chance.below(PICTURES)}`;
    const looks = looksOf(random(key));
    if (looks.female === female && looks.senior === senior) return key;
  }
}

/** The face that a key draws, always the same one. `key~2` draws the same face on another day. */
export function portraitOf(seed: string): Features {
  const [person = ''] = seed.split('~');
  const own = random(person);
  const onTheDay = random(`${seed} on the day`);

  const { female, senior } = looksOf(own);
  const tone = own.below(SKINS.length);

  const natural = own.pick(tone >= 4 ? DARK : tone >= 2 ? [...DARK, ...BROWN] : [...BROWN, ...FAIR]);
  const grey = own.pick(GREY);
  const silver = senior && own.happens(0.85);
  const usual = (shape: Hair) =>
    tone >= 6 ? !SLEEK.includes(shape) : tone >= 4 || !TEXTURED.includes(shape) || (shape === 'cloud' && tone >= 1);
  const shapes = female ? (senior ? SENIOR_FEMALE : FEMALE) : senior ? SENIOR_MALE : MALE;
  // A man wears his hair the same way for years; a woman here may change hers from one picture to the next.
  const hair = (female ? onTheDay : own).pick(shapes.filter(usual));
  const bearded = !female && own.happens(0.4);
  const beard = own.pick(['stubble', 'short', 'full'] as const);
  const glasses = own.pick(['round', 'square'] as const);
  const frame = tone >= 5 ? '#e2cfa6' : '#2c3836';

  const background = onTheDay.pick(['heather', 'moss', 'sand', 'slate', 'mist'] as const);
  const clothes: Moor[] = ['heather', 'moss', 'sand', 'slate', 'peat', 'mist'];
  const clothing = onTheDay.pick(
    clothes.filter((each) => each !== background && !(each === 'peat' && tone >= 5) && !(each === 'sand' && tone <= 2)),
  );
  const collar = onTheDay.pick(['round', 'round', 'vee', 'shirt', 'roll'] as const);
  return {
    skin: SKINS[tone]!,
    hairColour: silver ? grey : natural,
    hair,
    beard: bearded ? beard : 'none',
    // a bald head without other features has no character
    glasses: own.happens(senior ? 0.5 : 0.2) || (hair === 'bald' && !bearded) ? glasses : 'none',
    frame,
    collar,
    background,
    clothing,
  };
}
