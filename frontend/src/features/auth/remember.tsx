import { useTranslation } from 'react-i18next';

/** Whether this device stays logged in. Read as `remember` from the form. */
export function Remember() {
  const { t } = useTranslation('auth');
  return (
    <label className="check small">
      <input type="checkbox" name="remember" />
      <span>{t('remember')}</span>
    </label>
  );
}
