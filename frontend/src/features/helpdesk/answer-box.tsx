import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Field, Select } from '#frontend/components/field.tsx';
import { fillIn, useCannedAnswers } from '#frontend/features/helpdesk/canned-answers.ts';
import { keep, useKept } from '#frontend/features/helpdesk/drafts.ts';
import { languageName } from '#frontend/features/helpdesk/ticket-row.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { helpdesk, type TicketView } from '#shared/api/helpdesk.ts';
import { DETAILS_MAX } from '#shared/values/support.ts';

/**
 * Writes the answer, or a note that only support reads: two texts, so that none becomes the other. Both are kept with the
 * ticket until they are sent.
 */
export function AnswerBox({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('helpdesk', { keyPrefix: 'answer' });
  const { language } = useLanguage();
  const { ticket_id, revision } = ticket;
  const [isNote, setNote] = useState(false);
  const kind = isNote ? 'note' : 'answer';
  const text = useKept(ticket_id, kind);
  const setText = (next: string) => keep(ticket_id, kind, next);
  const [sent, setSent] = useState<'answer' | 'note'>();
  const refreshes = [helpdesk.getTickets];
  const answer = useAction(helpdesk.answerTicket, { refreshes });
  const note = useAction(helpdesk.writeNote, { refreshes });
  const { mutate } = useEndpoint(helpdesk.getTicket, { ticket_id });
  const { trigger, isMutating, error } = isNote ? note : answer;
  const isUnreachable = !isNote && ticket.chat === 'ended' && !ticket.email;

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (!text.trim() || isMutating || isUnreachable) return;
    const changed = await trigger({ ticket_id, revision, text });
    await (changed ? mutate(changed, { revalidate: false }) : mutate());
    if (!changed) return;
    setText('');
    setSent(kind);
  }
  /** After what is written already, which could not be restored. */
  function insert(prepared: string) {
    setText(text.trim() ? `${text.trimEnd()}\n\n${prepared}` : prepared);
    setSent(undefined);
  }
  function choose(note: boolean) {
    setNote(note);
    setSent(undefined);
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form
      className={isNote ? 'stack tickets__answer is-note' : 'stack tickets__answer'}
      onSubmit={(event) => void send(event)}
    >
      <div className="row row--between">
        <div className="tickets__seg" role="group" aria-label={t('kind')}>
          <button type="button" aria-pressed={!isNote} onClick={() => choose(false)}>
            {t('answer')}
          </button>
          <button type="button" aria-pressed={isNote} onClick={() => choose(true)}>
            {t('note')}
          </button>
        </div>
        {!isNote && <Canned ticket={ticket} onChoose={insert} />}
      </div>
      <Field
        label={isNote ? t('noteLabel') : t('label', { language: languageName(ticket.language, language) })}
        hint={t(isNote ? 'noteHint' : hintOf(ticket), { name: ticket.agent, email: ticket.email })}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            dir="auto"
            rows={7}
            maxLength={DETAILS_MAX}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setSent(undefined);
            }}
            onKeyDown={sendByKey}
          />
        )}
      </Field>
      {error && (error.code === 'web-chat.ended' ? <Unreachable /> : <Failure error={error} />)}
      <div className="row">
        {!isUnreachable && (
          <Button type="submit" look={isNote ? 'line' : 'solid'} busy={isMutating}>
            {t(isNote ? 'saveNote' : 'send')}
          </Button>
        )}
        <span role="status" className="small muted">
          {sent && t(`sent.${sent}`)}
        </span>
      </div>
    </form>
  );
}

/** How the answer reaches the customer; a visitor who left no address reads it only in the chat, while it lasts. */
const hintOf = ({ chat, email }: TicketView) => {
  if (!chat) return 'mailHint';
  if (chat === 'ended') return email ? 'endedHint' : 'unreachable';
  return email ? 'chatHint' : 'chatOnlyHint';
};

/** The chat ended while the answer was written. */
function Unreachable() {
  const { t } = useTranslation('helpdesk', { keyPrefix: 'answer' });
  return (
    <p className="note note--warn" role="alert">
      {t('unreachable')}
    </p>
  );
}

function Canned({ ticket, onChoose }: { ticket: TicketView; onChoose: (text: string) => void }) {
  const { t } = useTranslation('helpdesk', { keyPrefix: 'answer' });
  const { language } = useLanguage();
  const answers = useCannedAnswers(ticket, language);
  const choose = (id: string) => {
    const chosen = answers.find((each) => each.id === id);
    if (chosen) onChoose(fillIn(chosen.text, ticket, location.origin));
  };
  return (
    <Select label={t('canned')} value="" onChange={(event) => choose(event.target.value)}>
      <option value="">{t('choose')}</option>
      {answers.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
