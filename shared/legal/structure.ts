/**
 * The order of a legal text. A sentence is named by its section and its own key; its words are in the files of each language,
 * `frontend/src/i18n/{language}/{name}{version}.json`. The check of promises reads the same structure.
 */
export type Block =
  /** A paragraph of sentences. */
  | readonly string[]
  /** A list with one sentence in each entry. */
  | { list: readonly string[] }
  /** The seller with address, registration and contacts. */
  | 'seller'
  /** The governing law and the days in which a charge can be refunded. */
  | 'conditions'
  /** What is kept, and for how long. */
  | 'retention'
  /** A link to the page that removes a listing. */
  | 'removal'
  /** A link to the page where a consumer withdraws from the contract. */
  | 'withdrawal';
export type Section = {
  id: string;
  blocks: readonly Block[];
  /** Its sentences that are shown only where a session recorder is configured. */
  withRecorder?: readonly string[];
};
export type Structure = readonly Section[];

const sentencesOf = (block: Block): readonly string[] =>
  typeof block === 'string' ? [] : 'list' in block ? block.list : block;

/** All sentences of a text, as `section.key`. */
export const sentencesIn = (structure: Structure): string[] =>
  structure.flatMap(({ id, blocks }) => blocks.flatMap((block) => sentencesOf(block).map((key) => `${id}.${key}`)));
