import '#frontend/styles/credits.css';

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useAction } from '#frontend/lib/api.ts';
import { billing } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';
import type { PersonId } from '#shared/values/id.ts';

type Props = { id: PersonId; onKept: () => void; onReturned: () => void };

/** Confirms that it is the wrong person, closes the report and returns its credit. */
export function WrongPerson({ id, onKept, onReturned }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'wrong' });
  const returnReport = useAction(people.returnReport, {
    refreshes: [people.getReport, people.getOpened, people.getSearches, people.getSearch, billing.getCredits],
  });
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus(), []);
  const giveBack = async () => {
    if (await returnReport.trigger({ person_id: id })) onReturned();
  };
  const until = returnReport.error?.code === 'billing.no-more-returns' && returnReport.error.until;
  return (
    <section ref={question} className="confirm noprint" aria-labelledby="wrong" tabIndex={-1}>
      <div>
        <h2 id="wrong">{t('title')}</h2>
        <p className="muted">{t('lead')}</p>
      </div>
      {until ? (
        <p role="alert">{t('none', { until })}</p>
      ) : (
        returnReport.error && <Failure error={returnReport.error} />
      )}
      <div className="row [--gap:0.5rem]">
        <Button look="danger" busy={returnReport.isMutating} onClick={() => void giveBack()}>
          {t('yes')}
        </Button>
        <Button look="line" onClick={onKept}>
          {t('no')}
        </Button>
      </div>
    </section>
  );
}
