import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Field, TextField } from '#frontend/components/field.tsx';
import { LeaveQuickly } from '#frontend/components/leave-quickly.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import { CallbackChoice } from '#frontend/features/contact/callback-choice.tsx';
import { ChatNow } from '#frontend/features/contact/chat-now.tsx';
import { SelfService } from '#frontend/features/contact/self-service.tsx';
import type { SentMessage } from '#frontend/features/contact/sent.tsx';
import { TopicChoice } from '#frontend/features/contact/topic-choice.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { type ContactDraft, forgetContactDraft, keepContactDraft } from '#frontend/lib/contact-draft.ts';
import { formats } from '#frontend/lib/format.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useForm } from '#frontend/lib/use-form.ts';
import { account } from '#shared/api/account.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import { DETAILS_MAX, type Topic, topics } from '#shared/values/support.ts';
import { isoIn } from '#shared/values/zone.ts';

type Props = {
  /** Of the link that led here. */
  linked: Topic | undefined;
  /** Not to who comes from a refund that failed for good. */
  offersRefund: boolean;
  /** What was typed before. */
  draft: ContactDraft;
  onSent: (message: SentMessage) => void;
};

/** A message to support. The answer comes by mail, or as a call. It is kept for this tab until it is sent. */
export function ContactForm({ linked, offersRefund, draft, onSent }: Props) {
  const { t } = useTranslation('contact');
  const { language, locale } = useLanguage();
  const { data: user } = useEndpoint(account.getUser, useSignedIn() ? {} : null);
  const { prove } = useProof('contact');
  const { form, send, busy, errors, fault, clearErrors } = useForm(helpdesk.contact, { prove, proveFirst: true });
  const [topic, setTopic] = useState(() => topicOf(draft, linked));
  const [written, setWritten] = useState(draft.details_description?.length ?? 0);

  async function submit({ name = '', email = '', ...rest }: Record<string, string>) {
    const time_zone = user?.time_zone ?? browserZone() ?? 'UTC';
    const message = {
      topic,
      name,
      email,
      language,
      time_zone,
      reason: rest.reason ?? '',
      details_description: rest.details_description ?? '',
      ...(rest.day && {
        day: rest.day,
        ...(rest.time && { time: isoIn(Date.parse(rest.time), time_zone).slice(11, 16) }),
        phone: rest.phone,
        country: rest.country,
      }),
    };
    const answer = await send(message);
    if (!answer) return;
    forgetContactDraft();
    onSent({ ...answer, email: email.trim(), callAt: rest.day ? rest.time : undefined });
  }

  return (
    <form
      ref={form}
      className="stack [--stack:1.5rem]"
      aria-label={t('form')}
      noValidate
      onInput={(event) => {
        clearErrors();
        keepContactDraft({ ...valuesOf(event.currentTarget), ...(linked && { linked }) });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(valuesOf(event.currentTarget));
      }}
    >
      {topic === 'remove-my-listing' && <LeaveQuickly />}
      <TopicChoice topic={topic} onChoose={setTopic} />
      {(topic !== 'charge-or-refund' || offersRefund) && <SelfService topic={topic} />}
      {/* A member’s address comes after the first render. */}
      <div className="grid-2" key={user?.email}>
        <TextField
          label={t('name')}
          name="name"
          autoComplete="name"
          defaultValue={draft.name || user?.name || ''}
          error={errors.name?.[0]}
        />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={draft.email || user?.email || ''}
          error={errors.email?.[0]}
        />
      </div>
      <TextField label={t('reason')} name="reason" defaultValue={draft.reason ?? ''} error={errors.reason?.[0]} />
      <Field label={t('details')} hint={t('files')} error={errors.details_description?.[0]}>
        {(control) => (
          <>
            <textarea
              className="input details"
              dir="auto"
              name="details_description"
              defaultValue={draft.details_description ?? ''}
              onChange={(event) => setWritten(event.target.value.length)}
              {...control}
            />
            <p className="under">
              {t('length', {
                written: new Intl.NumberFormat(locale).format(written),
                most: new Intl.NumberFormat(locale).format(DETAILS_MAX),
              })}
            </p>
          </>
        )}
      </Field>
      <CallbackChoice draft={{ ...(user?.phone && { phone: user.phone }), ...draft }} errors={errors} />
      {fault && <Failure error={fault} />}
      {fault?.until && <p className="small muted">{t('again', { at: formats.soon(fault.until, locale) })}</p>}
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
        <ChatNow />
      </div>
      <ProofStatus />
    </form>
  );
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

/** The topic that was chosen here; a link to another one comes later than that choice. */
function topicOf(draft: ContactDraft, linked: Topic | undefined): Topic {
  const chosen = draft.linked === linked ? topics.find((each) => each === draft.topic) : undefined;
  return chosen ?? linked ?? 'other';
}
