import { type AccountStore, readerOf } from '#functions/account/public.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import { correctionOf, type Dispute } from '#functions/people/corrections/dispute.ts';
import { environment } from '#functions/platform/environment.ts';
import type { AccountId } from '#shared/values/id.ts';
import { languageOf, type Variety } from '#shared/values/language.ts';

type Reader = { account_id: AccountId | null; language: Variety; time_zone: string | null };
type Deps = { accounts: AccountStore; outbox: Outbox };

/** The mail that confirms to a member that they have flagged a fact. */
export async function receiptFor(member: AccountId, dispute: Dispute, { accounts, outbox }: Deps, now: Date) {
  const account = await accounts.of(member);
  if (!account || account.closed_at) return [];
  const { dispute_id: reference, field, due_at: answer_by, person_id } = dispute;
  const { email: to, language } = account;
  const link = `${environment().SITE_URL}/${language}/search-result/${person_id}`;
  const params = { reference, request: 'flag', field, at: now.toISOString(), answer_by, link } as const;
  return [outbox.queue({ purpose: 'request-received', to, ...readerOf(account), params }, now)];
}

/** The mails that answer a dispute: to each member who flagged the fact, and to the person of the record. */
export async function answersOf(dispute: Dispute, reason: string | null, { accounts, outbox }: Deps, now: Date) {
  const { members, subject, state, kind, opened_at: at, person_id } = dispute;
  if (state !== 'upheld' && state !== 'rejected') return [];
  const outcome = state === 'rejected' ? 'kept' : correctionOf(kind);
  const found = await Promise.all(members.map((account_id) => accounts.of(account_id)));
  const mail = (to: string, reader: Reader, page: string) => {
    const link = `${environment().SITE_URL}/${languageOf(reader.language)}/${page}`;
    const params = { at, outcome, reason, link } as const;
    return outbox.queue({ purpose: 'dispute-answered', to, ...reader, params }, now);
  };
  return [
    ...found.flatMap((account) =>
      account && !account.closed_at ? [mail(account.email, readerOf(account), `search-result/${person_id}`)] : [],
    ),
    ...(subject?.email
      ? [mail(subject.email, { account_id: null, language: subject.language, time_zone: null }, 'privacy-center')]
      : []),
  ];
}
