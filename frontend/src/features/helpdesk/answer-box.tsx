import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Field, Select } from '#frontend/components/field.tsx';
import { fillIn, useCannedAnswers } from '#frontend/features/helpdesk/canned-answers.ts';
import { languageName } from '#frontend/features/helpdesk/ticket-list.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { helpdesk, type TicketView } from '#shared/api/helpdesk.ts';
import { DETAILS_MAX } from '#shared/values/support.ts';

/** Writes the answer, or a note that only support reads. What fails or has changed meanwhile keeps the draft. */
export function AnswerBox({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('helpdesk', { keyPrefix: 'answer' });
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [isNote, setNote] = useState(false);
  const [sent, setSent] = useState<'answer' | 'note'>();
  const refreshes = [helpdesk.getTickets];
  const answer = useAction(helpdesk.answerTicket, { refreshes });
  const note = useAction(helpdesk.writeNote, { refreshes });
  const { mutate } = useEndpoint(helpdesk.getTicket, { ticket_id: ticket.ticket_id });
  const { trigger, isMutating, error } = isNote ? note : answer;

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (!text.trim() || isMutating) return;
    const { ticket_id, revision } = ticket;
    const changed = await trigger({ ticket_id, revision, text });
    await (changed ? mutate(changed, { revalidate: false }) : mutate());
    if (!changed) return;
    setText('');
    setSent(isNote ? 'note' : 'answer');
  }
  /** After what is written already, which could not be restored. */
  function insert(prepared: string) {
    setText(text.trim() ? `${text.trimEnd()}\n\n${prepared}` : prepared);
    setSent(undefined);
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form className="stack tickets__answer" onSubmit={(event) => void send(event)}>
      <div className="row row--between">
        <div className="tickets__seg" role="group" aria-label={t('kind')}>
          <button type="button" aria-pressed={!isNote} onClick={() => setNote(false)}>
            {t('answer')}
          </button>
          <button type="button" aria-pressed={isNote} onClick={() => setNote(true)}>
            {t('note')}
          </button>
        </div>
        {!isNote && <Canned ticket={ticket} onChoose={insert} />}
      </div>
      <Field
        label={isNote ? t('noteLabel') : t('label', { language: languageName(ticket.language, language) })}
        hint={t(isNote ? 'noteHint' : hintOf(ticket), { name: ticket.agent })}
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
      {error && <Failure error={error} />}
      <div className="row">
        <Button type="submit" busy={isMutating}>
          {t(isNote ? 'saveNote' : 'send')}
        </Button>
        <span role="status" className="small muted">
          {sent && t(`sent.${sent}`)}
        </span>
      </div>
    </form>
  );
}

/** How the answer reaches the customer; a visitor who left no address reads it only in the chat. */
const hintOf = ({ channel, email }: TicketView) =>
  channel !== 'chat' ? 'mailHint' : email ? 'chatHint' : 'chatOnlyHint';

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
