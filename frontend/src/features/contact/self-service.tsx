import '#frontend/styles/notices.css';

import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Language } from '#shared/values/language.ts';
import type { Topic } from '#shared/values/support.ts';

/** Where visitors help themselves. The press writes to us. */
const helpFor = {
  'call-forwarding': (language: Language) => pathTo('callForward', { language }),
  'charge-or-refund': (language: Language) => pathTo('payments', { language }),
  'remove-my-listing': (language: Language) => pathTo('removeListing', { language }),
  'wrong-fact': (language: Language) => pathTo('privacyCenter', { language }),
  'logging-in': (language: Language) => pathTo('forgotPassword', { language }),
  privacy: (language: Language) => pathTo('privacy', { language }),
  other: (language: Language) => pathTo('faq', { language }),
} as const satisfies Partial<Record<Topic, (language: Language) => string>>;

const hasHelp = (topic: Topic): topic is keyof typeof helpFor => Object.hasOwn(helpFor, topic);

/** The page that solves most questions of a topic. */
export function SelfService({ topic }: { topic: Topic }) {
  const { t } = useTranslation('contact', { keyPrefix: 'help' });
  const { language } = useLanguage();
  if (!hasHelp(topic)) return null;
  return (
    <div className="note note--brand">
      <Icon of={Lightbulb} />
      <div>
        <h2>{t(`${topic}.title`)}</h2>
        <p>
          {t(`${topic}.text`)} <Link to={helpFor[topic](language)}>{t(`${topic}.link`)}</Link>
        </p>
        {topic === 'charge-or-refund' && <p>{t(`${topic}.without`)}</p>}
      </div>
    </div>
  );
}
