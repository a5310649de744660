import { Info, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { PageHead } from '#frontend/features/account/page-head.tsx';
import { QuietHours } from '#frontend/features/account/quiet-hours.tsx';
import { SavedNote } from '#frontend/features/account/saved-note.tsx';
import { Section } from '#frontend/features/account/section.tsx';
import { TopicTable } from '#frontend/features/account/topic-table.tsx';
import { usePush } from '#frontend/features/account/use-push.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { account, type Notifications as Chosen, type Topic, type Ways } from '#shared/api/account.ts';

const callTopics: Topic[] = ['call-answered', 'callback-due', 'spam-stopped'];
const peopleTopics: Topic[] = ['report-changed'];

/** Which topic is sent by which channel. Each change is saved at once. */
export function Notifications() {
  const { t } = useTranslation('account', { keyPrefix: 'notifications' });
  const { data: chosen, error, mutate } = useEndpoint(account.getNotifications, {});
  const { trigger, error: updateError } = useAction(account.updateNotifications);
  const push = usePush();
  const [savedAt, setSavedAt] = useState<Date>();

  async function save(change: Partial<Chosen>) {
    const next = await trigger(change);
    if (!next) return;
    await mutate(next, { revalidate: false });
    setSavedAt(serverNow());
  }
  async function choose(topic: Topic, way: keyof Ways, on: boolean) {
    if (!chosen) return;
    if (way === 'push' && on && !(await push.allow())) return;
    await save({ topics: { ...chosen.topics, [topic]: { ...chosen.topics[topic], [way]: on } } });
  }
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <SavedNote at={savedAt} />
      </PageHead>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {updateError && <Failure error={updateError} />}
      {push.isRefused && (
        <p className="note" role="alert">
          <Icon of={Info} />
          {t('pushRefused')}
        </p>
      )}
      {!chosen && !error && <Skeleton height="12rem" width="100%" />}
      {chosen && (
        <>
          <Section title={t('calls')}>
            <TopicTable
              caption={t('calls')}
              topics={callTopics}
              chosen={chosen.topics}
              hasPush={push.isOffered}
              onChoose={(...what) => void choose(...what)}
            />
          </Section>
          <Section title={t('people')}>
            <TopicTable
              caption={t('people')}
              topics={peopleTopics}
              chosen={chosen.topics}
              hasPush={push.isOffered}
              onChoose={(...what) => void choose(...what)}
            />
          </Section>
          <Section title={t('always')}>
            <RequiredNotifications />
          </Section>
          <Section title={t('quiet')}>
            <QuietHours hours={chosen.quiet_hours} onChoose={(quiet_hours) => void save({ quiet_hours })} />
            <label className="check [margin-block-start:1.25rem]">
              <input
                type="checkbox"
                checked={chosen.urgent_always}
                onChange={({ target }) => void save({ urgent_always: target.checked })}
              />
              <span>
                {t('urgent')}
                <small className="muted">{t('urgentLead')}</small>
              </span>
            </label>
            {chosen.urgent_always && (
              <label className="check [margin-block-start:0.75rem] [margin-inline-start:1.75rem]">
                <input
                  type="checkbox"
                  checked={chosen.urgent_by_email || chosen.topics['call-answered'].email}
                  disabled={chosen.topics['call-answered'].email}
                  onChange={({ target }) => void save({ urgent_by_email: target.checked })}
                />
                <span>{t('urgentByEmail')}</span>
              </label>
            )}
          </Section>
          <div className="note [margin-block-start:2rem]">
            <Icon of={Info} />
            <p>{t('stop')}</p>
          </div>
        </>
      )}
    </>
  );
}

/** Emails that cannot be turned off. */
function RequiredNotifications() {
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
