import { useTranslation } from 'react-i18next';

import { notTexted, type Notifications, type Topic, type Ways } from '#shared/api/account.ts';

type Props = {
  caption: string;
  topics: Topic[];
  chosen: Notifications['topics'];
  hasPush: boolean;
  onChoose: (topic: Topic, way: keyof Ways, on: boolean) => void;
};

/** A checkbox for each topic and channel. */
export function TopicTable({ caption, topics, chosen, hasPush, onChoose }: Props) {
  const { t } = useTranslation('account', { keyPrefix: 'notifications' });
  const ways = hasPush ? (['email', 'sms', 'push'] as const) : (['email', 'sms'] as const);
  return (
    <table className="ntab">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('what')}</span>
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="mid">
              {t(`ways.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={topic}>
            <th scope="row">
              <b>{t(`topics.${topic}.name`)}</b>
              <small>{t(`topics.${topic}.more`)}</small>
            </th>
            {ways.map((way) => (
              <td key={way} className="mid">
                {way === 'sms' && notTexted.includes(topic) ? (
                  <>
                    <span className="muted" aria-hidden="true">
                      –
                    </span>
                    <span className="vh">{t('notOffered')}</span>
                  </>
                ) : (
                  <label className="tick">
                    <input
                      type="checkbox"
                      aria-label={`${t(`topics.${topic}.name`)}: ${t(`ways.${way}`)}`}
                      checked={chosen[topic][way]}
                      onChange={(event) => onChoose(topic, way, event.target.checked)}
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
