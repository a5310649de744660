/** An address as a screen shows it to its owner, and a glance over the shoulder does not read it; left to right in any text. */
export const maskEmail = (email: string): string => `\u2066${email.replace(/^(.)[^@]*/, '$1•••••')}\u2069`;
