import { useTranslation } from 'react-i18next';

import type { Forwarding } from '#shared/api/forwarding.ts';

type Step = Exclude<Forwarding['step'], 'done'>;
const steps: readonly Step[] = ['carrier', 'notice', 'iphone', 'codes', 'test'];

/** How far the set-up is. */
export function Stepper({ at, platform }: { at: Step; platform: Forwarding['platform'] }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'steps' });
  const visibleSteps = steps.filter((step) => step !== 'iphone' || platform === 'ios');
  const now = visibleSteps.indexOf(at);
  return (
    <ol className="stepper" aria-label={t('label')}>
      {visibleSteps.map((step, i) => (
        <li key={step} className={i < now ? 'is-done' : undefined} aria-current={i === now ? 'step' : undefined}>
          <span>{t(step)}</span>
        </li>
      ))}
    </ol>
  );
}
