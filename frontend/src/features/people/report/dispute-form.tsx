import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { DisputedMark } from '#frontend/features/people/report/disputed-mark.tsx';
import type { ReportedFact } from '#frontend/features/people/report/fact-lines.ts';
import { FactHidden, HideFact } from '#frontend/features/people/report/hide-fact.tsx';
import { useDispute } from '#frontend/features/people/report/use-dispute.ts';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Disputed } from '#shared/api/people/report.ts';
import { privacy } from '#shared/api/privacy.ts';
import { ANSWER_DAYS, type DisputeKind, disputeKinds } from '#shared/values/dispute.ts';
import { addDays } from '#shared/values/duration.ts';

const NOTE_LENGTH = 256;

type Props = { id: string; fact: ReportedFact; value: string; onClose: () => void };

/** Says what is wrong with a fact; once sent, when the answer comes. */
export function DisputeForm({ id, fact, value, onClose }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'dispute' });
  const { locale } = useLanguage();
  const { personId, isOwn, onlyName } = useReportContext();
  const { fact_id: factId, disputed } = fact;
  const [kind, setKind] = useState(disputed?.kind);
  const [isMissing, setMissing] = useState(false);
  const [rightValue, setRightValue] = useState('');
  const [note, setNote] = useState('');
  const dispute = useDispute();
  const [hidden, setHidden] = useState<string>();
  const { mutate } = useSWRConfig();
  const name = useId();
  const missing = `${name}-missing`;
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), [dispute.data, hidden]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!kind);
    if (!kind) return start.current?.parentElement?.querySelector<HTMLElement>('[type=radio]')?.focus();
    const right_value = rightValue.trim() || undefined;
    dispute.send({ person_id: personId, fact_id: factId, kind, right_value, note: note.trim() || undefined });
  };
  const choose = (one: DisputeKind) => {
    setKind(one);
    setMissing(false);
  };
  // Where others dispute it too, the first reason stays.
  const thanks = (shown: DisputeKind) => (isOwn ? 'ownThanks' : shown === kind ? 'thanks' : 'thanksAdded');
  const again = ({ since }: Disputed) =>
    isOwn ? t('ownAgain') : t('again', { day: formats.date(addDays(new Date(since), ANSWER_DAYS), locale) });
  // The row goes with the fact, and the message with the row: the record is read again once the message is closed.
  const readAgain = () => {
    onClose();
    void mutate((key) => Array.isArray(key) && key[0] === privacy.getRecord.id);
  };
  if (hidden)
    return (
      <div className="drawer dispute noprint" id={id} ref={start} tabIndex={-1} role="status">
        <FactHidden reference={hidden} />
        <Button look="ghost" size="sm" onClick={readAgain}>
          {t('close')}
        </Button>
      </div>
    );
  if (dispute.data)
    return (
      <div className="drawer dispute noprint" id={id} ref={start} tabIndex={-1} role="status">
        <p>{t(thanks(dispute.data.disputed.kind), { day: formats.date(dispute.data.due_at, locale) })}</p>
        <Button look="ghost" size="sm" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    );
  return (
    <form
      className="drawer dispute noprint"
      id={id}
      onSubmit={send}
      noValidate
      aria-label={t('button', { fact: value })}
    >
      <div ref={start} tabIndex={-1}>
        <b>{t('title')}</b>
        <DisputedMark fact={fact} />
        <p className="small muted">
          {disputed ? again(disputed) : t(isOwn ? 'ownLead' : 'lead', { days: ANSWER_DAYS })}
        </p>
      </div>
      <fieldset className="dispute__kinds" aria-describedby={isMissing ? missing : undefined}>
        <legend className="vh">{t('title')}</legend>
        {disputeKinds.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              required
              aria-invalid={isMissing || undefined}
              checked={kind === each}
              onChange={() => choose(each)}
            />
            {t(`${isOwn ? 'ownKind' : 'kind'}.${each}`)}
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p className="err" id={missing}>
          <Icon of={CircleAlert} small /> {t('choose')}
        </p>
      )}
      <TextField
        label={t('rightValue')}
        maxLength={NOTE_LENGTH}
        value={rightValue}
        onChange={({ target }) => setRightValue(target.value)}
      />
      <TextField
        label={t('note')}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {dispute.error && <Failure error={dispute.error} />}
      <div className="row [--gap:0.5rem]">
        <Button size="sm" type="submit" busy={dispute.isMutating}>
          {t('send')}
        </Button>
        <Button look="ghost" size="sm" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      {isOwn && factId !== onlyName && <HideFact factId={factId} onHidden={setHidden} />}
    </form>
  );
}
