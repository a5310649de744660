import {
  Ellipsis,
  EyeOff,
  FilePen,
  KeyRound,
  type LucideIcon,
  Newspaper,
  PhoneForwarded,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { type Topic, topics } from '#shared/values/support.ts';

const icons: Record<Topic, LucideIcon> = {
  'call-forwarding': PhoneForwarded,
  'charge-or-refund': ReceiptText,
  'remove-my-listing': EyeOff,
  'wrong-fact': FilePen,
  'logging-in': KeyRound,
  privacy: ShieldCheck,
  'press-or-legal': Newspaper,
  other: Ellipsis,
};

/** What the message is about. */
export function TopicChoice({ topic, onChoose }: { topic: Topic; onChoose: (topic: Topic) => void }) {
  const { t } = useTranslation('contact');
  return (
    <fieldset className="topics">
      <legend className="vh">{t('topic')}</legend>
      {topics.map((each) => (
        <label key={each}>
          <input type="radio" name="topic" value={each} checked={each === topic} onChange={() => onChoose(each)} />
          <Icon of={icons[each]} />
          <span>{t(`topics.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
