/** Hosts of one provider that leaves dots out of account. */
const DOTLESS = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox of an address: `ida+news@example.com` is delivered to `ida@example.com`. Only for counting, never for
 * writing to: a server may deliver the two apart.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const base = name.replace(/(?<=.)\+.*$/s, '');
  return DOTLESS.test(host) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${host}`;
}
