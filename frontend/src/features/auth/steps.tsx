import { useTranslation } from 'react-i18next';

type Step = 'account' | 'password' | 'reason';

/** Registration progress; steps before the current one are done. */
export function Steps({ of, current }: { of: readonly Step[]; current: Step }) {
  const { t } = useTranslation('auth', { keyPrefix: 'steps' });
  return (
    <ol className="stepper" aria-label={t('label')}>
      {of.map((step, at) => (
        <li
          key={step}
          className={at < of.indexOf(current) ? 'is-done' : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span>{t(step)}</span>
        </li>
      ))}
    </ol>
  );
}
