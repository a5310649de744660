import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { type Chat, webChat } from '#shared/api/web-chat.ts';
import { REASON_MAX } from '#shared/values/support.ts';

/** Whether support owes the customer an answer: they wrote last. */
export const isUnanswered = ({ messages }: Chat): boolean => {
  const last = messages.at(-1)?.who;
  return last === 'owner' || last === 'caller';
};

/** Where the answer goes if the chat ends before it: an address that is known, or one to leave here. */
export function AnswerByMail({ chat, hasEnded = false }: { chat: Chat; hasEnded?: boolean }) {
  const { t } = useTranslation('chat', { keyPrefix: 'mail' });
  if (!chat.is_answered_by_mail) return <LeaveEmail chat={chat} hasEnded={hasEnded} />;
  return (
    <p className="small" role="status">
      {t(hasEnded ? 'byMail' : 'inCase')}
    </p>
  );
}

function LeaveEmail({ chat, hasEnded }: { chat: Chat; hasEnded: boolean }) {
  const { t } = useTranslation('chat', { keyPrefix: 'mail' });
  const { language } = useLanguage();
  const { form, send, busy, errors, fault, clearErrors } = useForm(webChat.leaveEmail, {
    refreshes: [webChat.getChat],
  });
  const written = chat.messages.find(({ who }) => who === 'caller')?.text ?? '';
  const reason = written.replace(/\s+/g, ' ').slice(0, REASON_MAX);
  return (
    <form
      ref={form}
      className="stack leave"
      noValidate
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        void send({ email: new FormData(event.currentTarget).get('email') });
      }}
    >
      <p className="small">{t(hasEnded ? 'leaveEnded' : 'leave')}</p>
      <div className="leave__in">
        <TextField label={t('email')} name="email" type="email" autoComplete="email" error={errors.email?.[0]} />
        <Button type="submit" look="line" busy={busy}>
          {t('send')}
        </Button>
      </div>
      {fault && <Failure error={fault} />}
      {hasEnded && (
        <p className="small">
          <Trans
            t={t}
            i18nKey="form"
            components={{ contact: <Link to={pathTo('contact', { language })} state={{ reason }} /> }}
          />
        </p>
      )}
    </form>
  );
}
