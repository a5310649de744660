/** Whether an utterance ends as a question, where recognition writes punctuation. */
export const isQuestion = (text: string): boolean => /[?？؟]\s*$/.test(text);
