import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the company signs: the address that it was given, then every field by its name, name and value one after another. */
export function signatureOf(authToken: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  const fields = names.flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value));
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64');
}

/** Whether it signed this, found in the same time whatever it is. */
export function isSigned(signature: string, ...of: Parameters<typeof signatureOf>): boolean {
  const [sent, right] = [Buffer.from(signature), Buffer.from(signatureOf(...of))];
  return sent.length === right.length && timingSafeEqual(sent, right);
}
