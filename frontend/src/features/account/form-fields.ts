/** Fields to omit when empty, so that the server decides whether they are required. */
const optional = ['password', 'code'];

/** The values of a form, as they are sent. */
export const formFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !(entry[1] === '' && optional.includes(entry[0])),
    ),
  );
