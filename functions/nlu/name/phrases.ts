/**
 * `names.json`: how a language introduces a caller, in natural spelling; `*` is any ending of a word. Japanese, which has no
 * spaces between words, has lists of its own.
 */
export type NamePhrases = {
  /** Introduces the speaker’s name only: “my name is”. */
  strong: string[];
  /** Those of these that name only the speaker. */
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
  greeting: string[];
  /** Before another person’s name: “for”, “about”. */
  others: string[];
  /** Titles, which are no part of a name. */
  titles: string[];
  /** Relatives, as they call themselves with or without a name. */
  kin: string[];
  /** Relatives named with a name: “Aunt Lorraine”. */
  kinBeforeName: string[];
  kinAfterName?: string[];
  possessives: string[];
  /** What places and companies are called: clinic, bank, bakery. */
  places: string[];
  /** What people are by trade or office: nurse, plumber. */
  roles: string[];
  /** Corrections. */
  correction: string[];
  /** Parts of an organisation, after its name: department, branch. */
  units?: string[];
  /** What no name has within it, and what a sentence goes on with: informs, your, because. */
  ends?: string[];
  /** Addresses a person after their name: “are you there”. */
  called?: string[];
  fillers: string[];
  /** Words within names: “van”, “de”. */
  particles: string[];
  /** The caller will not say. */
  refusal: string[];
  /** How the assistant asks for the name. */
  asks: string[];
};
