import '#frontend/styles/assistant.css';

import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { BlockingRules } from '#frontend/features/assistant/people/blocking-rules.tsx';
import { PersonRules } from '#frontend/features/assistant/people/person-rules.tsx';
import { useRules } from '#frontend/features/assistant/people/use-rules.ts';
import { BlockedNumbers } from '#frontend/features/assistant/settings/blocked-numbers.tsx';
import { pageTitle } from '#frontend/lib/page-title.ts';

/** All rules about callers: for persons, blocked numbers, and kinds of numbers. */
export function People() {
  const { t } = useTranslation('rules', { keyPrefix: 'people' });
  const { rules, error, ...saving } = useRules();
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      {error && <Failure error={error} />}
      {!rules && !error && <Skeleton width="100%" height="24rem" />}
      {rules && (
        <>
          <PersonRules rules={rules} {...saving} />
          <BlockingRules key={JSON.stringify(rules.blocking)} rules={rules} {...saving} />
        </>
      )}
      <BlockedNumbers />
    </>
  );
}
