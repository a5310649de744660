const PATRONYMIC =
  /(?:ович|евич|ьич|мич|овна|евна|ична|инична|івна|івич|ovich|evich|yevich|ovych|evych|yovych|iovych|ovna|evna|ivna|yivna|ichna)$/;

/** Whether a folded word is a patronymic by its form: Ivanovna, Олексійович. Some surnames are, too. */
export const isPatronymic = (word: string): boolean => PATRONYMIC.test(word);
