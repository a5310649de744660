import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Verdict } from '#frontend/components/verdict.tsx';
import { CallActions, MarkAsSpam } from '#frontend/features/assistant/call/call-actions.tsx';
import { CallHistory } from '#frontend/features/assistant/call/call-history.tsx';
import { CallbackSection, type Schedule } from '#frontend/features/assistant/call/callback-section.tsx';
import { CallerRule } from '#frontend/features/assistant/call/caller-rule.tsx';
import { CallerCard } from '#frontend/features/assistant/call/caller-card.tsx';
import { DeleteCall } from '#frontend/features/assistant/call/delete-call.tsx';
import { Note } from '#frontend/features/assistant/call/note.tsx';
import { RecordingConsent } from '#frontend/features/assistant/call/recording-consent.tsx';
import { Transcript } from '#frontend/features/assistant/call/transcript.tsx';
import { useMarkCaller } from '#frontend/features/assistant/call/use-mark-caller.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { assistant, type CallDetails } from '#shared/api/assistant.ts';

type Props = { details: CallDetails; schedule: Schedule; onChanged: () => Promise<CallDetails | undefined> };

/** The parts of a call below its head, most wanted first: of spam, why it is held for that. */
export function CallSections({ details, schedule, onChanged }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const [isChoosing, setChoosing] = useState(false);
  const marking = useMarkCaller(details, onChanged);
  const { call, card, history, note } = details;
  const isSpam = call.spam.verdict === 'likely_spam';
  const verdict = (
    <Verdict spam={call.spam} end={!isSpam && !details.mark && <MarkAsSpam marking={marking} />}>
      {details.mark && <p className="hint">{t(`marked.${details.mark}`)}</p>}
      <Accuracy />
    </Verdict>
  );
  const rule = <CallerRule details={details} marking={marking} onChanged={onChanged} />;
  return (
    <>
      <CallActions details={details} marking={marking} onSchedule={() => setChoosing(true)} />
      {card && (
        <CallerCard card={card} number={call.caller_number}>
          {rule}
        </CallerCard>
      )}
      {isSpam && verdict}
      <CallbackSection
        details={details}
        changes={marking.callbacks}
        isChoosing={isChoosing}
        onChoose={setChoosing}
        schedule={schedule}
        onChanged={onChanged}
      />
      <Transcript details={details} />
      {!isSpam && verdict}
      {!card && rule}
      <Note call_id={call.id} note={note} />
      {history.length > 0 && <CallHistory history={history} />}
      <RecordingConsent details={details} />
      <DeleteCall call_id={call.id} />
    </>
  );
}

/** The measured accuracy of the verdict; nothing if it has not been measured. */
function Accuracy() {
  const { t } = useTranslation('assistant', { keyPrefix: 'verdict' });
  const { locale } = useLanguage();
  const { data: accuracy } = useEndpoint(assistant.getAccuracy, {}, { revalidateIfStale: false });
  if (!accuracy) return null;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const { balanced_accuracy, false_alarms, calls, measured_on } = accuracy;
  return (
    <p className="hint">
      {t('accuracy', {
        right: share.format(balanced_accuracy),
        wrong: share.format(false_alarms),
        calls: new Intl.NumberFormat(locale).format(calls),
        day: measured_on,
      })}
    </p>
  );
}
