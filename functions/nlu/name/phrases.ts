/**
 * How a language introduces a caller. Each entry is alternatives with `|` between, in natural spelling; `*` stands for any
 * ending of a word. What they are matched with is folded.
 */
export type NamePhrases = {
  /** Said for nothing but one’s own name: “my name is”. */
  strong: string;
  /** Of these, what names nobody but who says it, whatever else is said. */
  naming: string;
  /** The same, said after the name: “Pelin Aksoy ben”. */
  namingAfter?: string;
  /** Said before one’s own name as a rule: “this is”. */
  intro: string;
  /** Said before one’s own name and before much else: “I’m”. */
  weak: string;
  /** Said after one’s own name: “here”, “speaking”. */
  after: string;
  /** What stands before where somebody calls from. */
  from: string;
  greeting: string;
  /** What stands before the name of somebody else: “for”, “about”. */
  others: string;
  /** Titles, which are no part of a name. */
  titles: string;
  /** Relatives, as they call themselves with or without a name. */
  kin: string;
  /** Relatives whose word is said with the name: “Aunt Lorraine”. */
  kinBeforeName: string;
  kinAfterName?: string;
  possessives: string;
  /** What places and companies are called: clinic, bank, bakery. */
  places: string;
  /** What people are by trade or office: nurse, plumber. */
  roles: string;
  /** Said when something is put right. */
  correction: string;
  /** Parts of an organisation, which are said after its name: department, branch. */
  units?: string;
  /** What no name has within it, and what a sentence goes on with: informs, your, because. */
  ends?: string;
  /** What is said to somebody after his name: “are you there”. */
  called?: string;
  fillers: string;
  /** Words within names: “van”, “de”. */
  particles: string;
  /** The caller will not say. */
  refusal: string;
  /** How the assistant asks for the name. */
  asks: string;
};
