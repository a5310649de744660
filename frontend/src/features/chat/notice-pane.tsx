import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { CallCard } from '#frontend/features/chat/call-card.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { store } from '#frontend/lib/storage.ts';
import { assistant } from '#shared/api/assistant.ts';
import type { Notice } from '#shared/api/web-chat.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** The notice that was chosen; of a call, all that is known. */
export function NoticePane({ notice, backTo }: { notice: Notice; backTo: string }) {
  const { t } = useTranslation('chat', { keyPrefix: 'inbox' });
  const { data: calls } = useEndpoint(assistant.getCalls, { per_page: 50 });
  const call = calls?.data.find(({ id }) => id === notice.id);
  useEffect(() => {
    if (call) store('callDetails', call);
  }, [call]);
  return (
    <article className="cd" aria-labelledby="chosen">
      <div className="cd__back">
        <Link className="icon-btn" to={backTo} aria-label={t('back')}>
          <Icon of={ArrowLeft} directional />
        </Link>
      </div>
      {call ? (
        <CallCard call={call} titleId="chosen" />
      ) : (
        <>
          <h2 id="chosen">
            <Title of={notice} />
          </h2>
          <p className="say" dir="auto">
            {notice.text}
          </p>
        </>
      )}
    </article>
  );
}

/** A name, or a number where none was given. */
export const Title = ({ of: { title } }: { of: Notice }) =>
  title.startsWith('+') ? <bdi dir="ltr">{formatPhone(title)}</bdi> : <bdi>{title}</bdi>;
