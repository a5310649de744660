import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Verdict } from '#frontend/components/verdict.tsx';
import { Accuracy } from '#frontend/features/assistant/call/accuracy.tsx';
import { CallbackPart, type Schedule } from '#frontend/features/assistant/call/callback-part.tsx';
import { CallerCard } from '#frontend/features/assistant/call/caller-card.tsx';
import { DeleteCall } from '#frontend/features/assistant/call/delete-call.tsx';
import { Doings, MarkAsSpam } from '#frontend/features/assistant/call/doings.tsx';
import { Earlier } from '#frontend/features/assistant/call/earlier.tsx';
import { Kept } from '#frontend/features/assistant/call/kept.tsx';
import { Note } from '#frontend/features/assistant/call/note.tsx';
import { Said } from '#frontend/features/assistant/call/said.tsx';
import { useMarking } from '#frontend/features/assistant/call/use-marking.ts';
import type { CallDetails } from '#shared/api/assistant.ts';

type Props = { details: CallDetails; schedule: Schedule; onChanged: () => unknown };

/** The parts of a call below its head, most wanted first: of spam, why it is held for that. */
export function Everything({ details, schedule, onChanged }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const [isChoosing, setChoosing] = useState(false);
  const marking = useMarking(details, onChanged);
  const { call, card, history, note } = details;
  const isSpam = call.spam.verdict === 'likely_spam';
  const verdict = (
    <Verdict spam={call.spam} end={!isSpam && !details.mark && <MarkAsSpam marking={marking} />}>
      {details.mark && <p className="hint">{t(`marked.${details.mark}`)}</p>}
      <Accuracy />
    </Verdict>
  );
  return (
    <>
      <Doings details={details} marking={marking} onSchedule={() => setChoosing(true)} />
      {card && <CallerCard card={card} number={call.caller_number} />}
      {isSpam && verdict}
      <CallbackPart
        details={details}
        isChoosing={isChoosing}
        onChoose={setChoosing}
        schedule={schedule}
        onChanged={onChanged}
      />
      <Said details={details} />
      {!isSpam && verdict}
      <Note call_id={call.id} note={note} />
      {history.length > 0 && <Earlier history={history} />}
      <Kept details={details} />
      <DeleteCall call_id={call.id} />
    </>
  );
}
