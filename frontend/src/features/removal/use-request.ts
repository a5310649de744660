import { useProof } from '#frontend/components/proof/use-proof.ts';
import { maskEmail } from '#frontend/features/removal/mask-email.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { removal, type WaitingRemoval } from '#shared/api/removal.ts';
import type { Protection, UnlistedPerson } from '#shared/validation/removal.ts';
import type { PersonId } from '#shared/values/id.ts';

/** What is to be removed, before its address is known. */
export type Wish = {
  person_ids: PersonId[];
  unlisted: Omit<UnlistedPerson, 'country'>[];
  protection?: Protection | undefined;
};
/** A request whose link was mailed, with the address as it is shown. */
export type SentRequest = WaitingRemoval & { email: string };

/** Sends a request for removal. */
export function useRequest(onSent: (sent: SentRequest, count: number) => void) {
  const { language } = useLanguage();
  const { prove } = useProof('removal');
  const { send, ...form } = useForm(removal.request, { prove, proveFirst: true });
  async function request({ protection, ...wish }: Wish, email: string) {
    const answer = await send({ ...wish, ...(protection && { protection }), email, language });
    if (answer) onSent({ ...answer, email: maskEmail(email) }, wish.person_ids.length + wish.unlisted.length);
  }
  return { ...form, request };
}
