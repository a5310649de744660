/**
 * `names.json`: how a language introduces a caller, in natural spelling; `*` is any ending of a word. Japanese, which has no
 * spaces between words, has lists of its own.
 */
export type NamePhrases = {
  /** Only before the speaker’s name: “my name is”. */
  strong: string[];
  /** The strong phrases that never name another person. */
  naming: string[];
  /** The same after the name: “Pelin Aksoy ben”. */
  namingAfter?: string[];
  /** Usually before the speaker’s name: “this is”. */
  intro: string[];
  /** Before the speaker’s name and much else: “I’m”. */
  weak: string[];
  /** After the speaker’s name: “here”, “speaking”. */
  after: string[];
  /** Before the caller’s company or place. */
  from: string[];
  /** Those of them that also come before much else: “of”, “at”. */
  looseFrom: string[];
  greeting: string[];
  /** Before another person’s name: “for”, “about”. */
  others: string[];
  /** Titles, which are not part of a name. */
  titles: string[];
  /** Relations, with or without a name. */
  kin: string[];
  /** Relations that precede a name: “Aunt Lorraine”. */
  kinBeforeName: string[];
  kinAfterName?: string[];
  /** Relations before whose they are, in Arabic. */
  kinOf: string[];
  possessives: string[];
  /** Those of the speaker: “my son” is not the caller. */
  own: string[];
  /** Kinds of places and companies: clinic, bank, bakery. */
  places: string[];
  /** What a business does, which is no name by itself: delivery, repairs. */
  services?: string[];
  /** Trades and offices: nurse, plumber. */
  roles: string[];
  /** Before a name, a relation that is the caller’s: “a friend of”. */
  companions: string[];
  /** Corrections. */
  correction: string[];
  /** Denies the name after it, in Turkish the one before it: “not”. */
  denial?: string[];
  /** Before a name that is not to be noted, in Turkish after it: “don’t put”. */
  notNoting: string[];
  /** The same of a name that is: “put”. */
  noting: string[];
  /** Between a denied name and the right one: “but”. */
  instead?: string[];
  /** Parts of an organisation, after its name: department, branch. */
  units?: string[];
  /** Words that never occur in a name, and continue a sentence: informs, your, because. */
  ends?: string[];
  /** Shows that the name before it is the owner’s: “are you there”. */
  called?: string[];
  fillers: string[];
  /** Words within names: “van”, “de”. */
  particles: string[];
  /** The caller refuses to give a name. */
  refusal: string[];
  /** How the assistant asks for the name. */
  asks: string[];
};
