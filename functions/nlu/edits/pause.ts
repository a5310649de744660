/** A pause in a text, where recognition writes punctuation. */
export const PAUSE = /[,.;:!?،؟。、؛—–]/;
