/** A row of a mail, where there is something to say in it. */
export const rowIf = (heading: string, said: string | null | false): [string, string][] =>
  said ? [[heading, said]] : [];
