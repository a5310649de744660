import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signed text: the URL, then the fields sorted by name, each name followed by its value. */
export function signatureOf(authToken: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  const fields = names.flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value));
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64');
}

/** Whether the signature is valid, compared in constant time. */
export function isSigned(signature: string, ...of: Parameters<typeof signatureOf>): boolean {
  const [sent, right] = [Buffer.from(signature), Buffer.from(signatureOf(...of))];
  return sent.length === right.length && timingSafeEqual(sent, right);
}
