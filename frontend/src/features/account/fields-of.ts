/** Fields that are left out where they are empty, for the server to say whether it needs them. */
const optional = ['password', 'code'];

/** What a form holds, as it is sent. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !(entry[1] === '' && optional.includes(entry[0])),
    ),
  );
