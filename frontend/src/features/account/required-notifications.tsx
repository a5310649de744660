import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';

/** Emails that cannot be turned off. */
export function RequiredNotifications() {
  const { t } = useTranslation('account', { keyPrefix: 'notifications' });
  return (
    <table className="ntab">
      <caption className="vh">{t('always')}</caption>
      <tbody>
        {(['money', 'security'] as const).map((what) => (
          <tr key={what}>
            <th scope="row">
              <b>{t(`${what}.name`)}</b>
              <small>{t(`${what}.more`)}</small>
            </th>
            <td className="mid">
              <span className="always">
                <Icon of={Lock} small />
                {t('byEmail')}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
