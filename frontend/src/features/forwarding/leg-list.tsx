import { Circle, CircleAlert, CircleCheck, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import type { Forwarding } from '#shared/api/forwarding.ts';

export type LegView = Forwarding['legs'][number];

const looks = {
  unknown: ['is-off', Circle],
  code_shown: ['is-off', Circle],
  said_done: ['is-warn', CircleQuestionMark],
  verified: ['', CircleCheck],
  failed: ['is-bad', CircleAlert],
  drifted: ['is-warn', CircleQuestionMark],
} as const;

type Props = { legs: readonly LegView[]; more: (leg: LegView) => ReactNode; act?: (leg: LegView) => ReactNode };

/** The legs (kinds of missed call) with their status. */
export function LegList({ legs, more, act }: Props) {
  const { t } = useTranslation('forwarding');
  return (
    <ul className="legs3">
      {legs.map((leg) => {
        const [look, icon] = looks[leg.state];
        return (
          <li key={leg.leg} className={look}>
            <Icon of={icon} />
            <b>{t(`leg.${leg.leg}.name`)}</b>
            <small>{t(`state.${leg.state}`)}</small>
            <p>{more(leg)}</p>
            {act && <div className="legs3__act">{act(leg)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
