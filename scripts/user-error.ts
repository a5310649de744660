/** A mistake of the person at the terminal, shown as one message. Everything else that is thrown is a bug. */
export class UserError extends Error {}
