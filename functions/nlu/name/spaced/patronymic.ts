/** “Фомич”, “Павловна”, as said “Палыч” and “Никитишна”, Turkic “оглы”. */
const patronymic = /(?:вич|.{3}ыч|[клмть]ич|вна|ична|.ишна|пална|[оуг]глы|улы|к?ызы)$/u;

/** Whether a folded word is a patronymic. */
export const isPatronymicName = (word: string): boolean => patronymic.test(word);
