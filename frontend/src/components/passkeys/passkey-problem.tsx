import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import type { Problem } from '#frontend/components/passkeys/problem.ts';

/** Why no passkey was added. */
export function PasskeyProblem({ problem }: { problem: Problem | undefined }) {
  const { t } = useTranslation('passkeys');
  if (!problem) return null;
  if (typeof problem === 'object') return <Failure error={problem} />;
  return (
    <p className="small" role="alert">
      {t(`problem.${problem}`)}
    </p>
  );
}
