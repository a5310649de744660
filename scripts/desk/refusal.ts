/** Why the desk cannot start, in words for whoever started it. Everything else that is thrown is a bug. */
export class Refusal extends Error {}
