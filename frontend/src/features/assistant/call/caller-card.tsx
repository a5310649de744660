import { BookUser, UserRoundSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { Portrait } from '#frontend/components/portrait.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallDetails } from '#shared/api/assistant.ts';

type Props = { card: NonNullable<CallDetails['card']>; number: string; children: ReactNode };

/** The caller as known from contacts and records, with its confidence. `children` is what happens when they call. */
export function CallerCard({ card, number, children }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'card' });
  const { language } = useLanguage();
  const { date } = useFormats();
  const facts = [
    ['place', card.place],
    ['line', card.line],
    ['since', card.since && date(card.since)],
  ] as const;
  return (
    <section className="idcard" aria-labelledby="who">
      <header className="idcard__top">
        <Portrait seed={card.person_id ?? card.name} size={64} />
        <div>
          <p className="small" id="who">
            {t('title')}
          </p>
          <h2>
            <bdi>{card.name}</bdi>
          </h2>
          <p>
            <PhoneNumber of={number} />
          </p>
        </div>
      </header>
      <div className="idcard__body">
        <p className="row [--gap:0.375rem]">
          {card.is_contact ? (
            <Chip tone="ok">
              <Icon of={BookUser} small /> {t('contact')}
            </Chip>
          ) : (
            <Chip tone={card.confidence === 'may_be' ? 'warn' : 'plain'}>{t(`sure.${card.confidence}`)}</Chip>
          )}
        </p>
        <dl className="kv">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{t(name)}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        {card.person_id && (
          <div>
            <LinkButton look="line" size="sm" to={pathTo('report', { language, person_id: card.person_id })}>
              <Icon of={UserRoundSearch} small /> {t('report')}
            </LinkButton>
          </div>
        )}
        {children}
        <p className="small muted">{t('private')}</p>
      </div>
    </section>
  );
}
