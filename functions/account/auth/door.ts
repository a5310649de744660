import type { Door } from '#functions/account/auth/session.ts';
import { accessLog, sessionStore } from '#functions/account/auth/store.ts';
import { subscribedUntil } from '#functions/platform/membership.ts';
import { appSecret } from '#functions/platform/secret.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { signingHere } from '#functions/platform/token/signing.ts';

/** What it takes to log somebody in. */
export const doorOf = (table: Table): Door => ({
  sessions: sessionStore(table),
  accessLog: accessLog(table),
  signing: signingHere,
  secret: appSecret,
  subscribedUntil: (account_id) => subscribedUntil(table, account_id),
});
