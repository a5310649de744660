import {
  Ban,
  CalendarClock,
  Check,
  CircleAlert,
  CircleX,
  Hourglass,
  type LucideIcon,
  RefreshCw,
  Undo2,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { stateWord } from '#frontend/lib/state-word.ts';
import type { Charge } from '#shared/values/membership.ts';

const looks: Record<Charge['state'], [ComponentProps<typeof Chip>['tone'], LucideIcon]> = {
  planned: ['line', CalendarClock],
  running: ['info', RefreshCw],
  declined: ['danger', CircleX],
  unconfirmed: ['warn', Hourglass],
  paid: ['ok', Check],
  refunding: ['warn', Undo2],
  refund_failed: ['danger', CircleAlert],
  refunded: ['info', Undo2],
  void: ['plain', Ban],
};

/** The state of a charge, as a chip. */
export function ChargeState({ of: charge }: { of: Charge }) {
  const { t } = useTranslation('payments', { keyPrefix: 'states' });
  const [tone = 'plain', icon] = looks[charge.state];
  return (
    <Chip tone={tone}>
      <Icon of={icon} small directional={icon === Undo2} />
      {t(stateWord(charge))}
    </Chip>
  );
}
