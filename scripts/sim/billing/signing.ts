import { createHmac } from 'node:crypto';

export const WEBHOOK_SECRET = 'whsec_simulation';

/** The header by which the provider signs what it tells. */
export function signed(body: string, at: number, secret = WEBHOOK_SECRET): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
