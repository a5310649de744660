import { generateKeyPairSync } from 'node:crypto';

import { accountStore, newAccount } from '#functions/account/public.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import type { ChatVisitor } from '#functions/platform/session.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { signingWith } from '#functions/platform/token/local-signing.ts';
import { chatReader } from '#functions/calls/web-chat/conversation.ts';
import { handler as fetchChat } from '#functions/calls/web-chat/fetch.ts';
import { chatTickets } from '#functions/helpdesk/public.ts';
import { type ShortLinks, shortLinksOf } from '#functions/support/short-links.ts';
import { chatLinksOf, type NewLink } from '#functions/calls/web-chat/links.ts';
import { conversationsOf } from '#functions/calls/web-chat/conversations.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { type AccountId, newId, type WebChatId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/** When the tests of this domain begin; they move on from there. */
export const NOW = new Date('2026-11-21T14:00:00Z');
export const minutesOn = (minutes: number, from = NOW) => addMinutes(from, minutes);
export const PHONE = Phone.parse('+12185550138');

const secret = async () => 'a secret of tests';
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
export const signing = signingWith(() => privateKey);

/** The dependencies of the web-chat handlers, with their own table and a settable clock. */
export function chatFixture(table: Table = temporaryTable()) {
  let at = NOW;
  const accounts = accountStore(table);
  const links = chatLinksOf(table, secret);
  const context = {
    accounts,
    links,
    shortLinks: shortLinksOf(table),
    limits: limiterOf(table, secret),
    read: chatReader(table),
    talks: conversationsOf(table),
    onLine: chatTickets(table),
    signing: () => signing,
    commit: table.commit.bind(table),
    clock: () => at,
  };
  const anAccount = async (): Promise<AccountId> => {
    const account_id = newId('account');
    const email = `${account_id.toLowerCase()}@example.com`;
    await accounts.create(newAccount({ account_id, name: 'Ida', email, language: 'fr' }, NOW));
    return account_id;
  };
  /** A link on behalf of an account, or to a caller. */
  const aLink = async (account_id: AccountId | null = null): Promise<NewLink> => {
    const made = links.open({ account_id, view: 'inbox', language: 'en', phone: PHONE }, at);
    await table.commit(made.write);
    return made;
  };
  return {
    table,
    ...context,
    context,
    to: (moment: Date) => void (at = moment),
    anAccount,
    aLink,
    /** Opens a link in a browser. */
    enter: ({ webchat_id, token }: Pick<NewLink, 'webchat_id' | 'token'>, client_secret = 'a browser of its own') =>
      calling(webChat.fetch, fetchChat.with(context))({ lang: 'en', webchat_id, webchat_token: token, client_secret }),
  };
}

/** Where a link that was sent leads, once its short code is looked up. */
export async function followLink(link: string, shortLinks: ShortLinks, now: Date) {
  const target = await shortLinks.open(link.slice(-7), now);
  const [path = '', from] = target.split('?from=');
  const [language, view, webchat_id, token = ''] = path.slice(1).split('/');
  return { language, view, webchat_id: webchat_id as WebChatId, token, from };
}

export const aVisitor = ({ webchat_id }: NewLink, accountId: AccountId | null = null): ChatVisitor => ({
  role: 'chat',
  webchatId: webchat_id,
  accountId,
});

/** A call that the assistant took for an account. */
export const aCall = (account_id: AccountId, more: Partial<StoredCall> = {}): StoredCall => ({
  account_id,
  id: newId('call'),
  caller_number: '+16125550138',
  callback_number: null,
  caller_name: 'Dana Brandt',
  caller_name_source: 'said',
  reason: 'The boat survey is done.',
  urgency: 'normal',
  started_at: NOW.toISOString(),
  duration_s: 42,
  status: 'screened',
  is_read: false,
  spam: { score: 6, verdict: 'likely_safe', reasons: [] },
  has_audio: false,
  transcript_preview: '',
  appointment: null,
  callback_text: null,
  done_at: null,
  ...more,
});
