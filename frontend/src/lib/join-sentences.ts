/** Sentences in a row; Japanese has no space between them. */
export const joinSentences = (sentences: readonly (string | false | null | undefined)[], locale: string): string =>
  sentences.filter(Boolean).join(locale.startsWith('ja') ? '' : ' ');
