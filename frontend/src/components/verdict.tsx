import '#frontend/styles/verdict.css';

import { CircleHelp, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Spam } from '#shared/values/call.ts';

const looks = {
  likely_safe: { tone: 'ok', icon: ShieldCheck },
  unknown: { tone: 'plain', icon: CircleHelp },
  suspicious: { tone: 'warn', icon: ShieldAlert },
  likely_spam: { tone: 'danger', icon: ShieldAlert },
} as const;

type Props = { spam: Spam; level?: 2 | 3; end?: ReactNode; children?: ReactNode };

/** Whether a call is spam: a score, a word for it, and the reasons, weightiest first. */
export function Verdict({ spam: { score, verdict, reasons }, level = 2, end, children }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'verdict' });
  const id = useId();
  const Heading = `h${level}` as const;
  const { tone, icon } = looks[verdict];
  return (
    <section className="verdict" aria-labelledby={id}>
      <div className="cdh">
        <Heading id={id}>{t('title')}</Heading>
        {end}
      </div>
      <div className="verdict__top">
        <div className="verdict__score">
          <p className="small muted">{t('of')}</p>
          <p className="verdict__n" dir="ltr">
            {score}
            <small> / 100</small>
          </p>
        </div>
        <p>
          <Chip tone={tone}>
            <Icon of={icon} small /> {t(verdict)}
          </Chip>
        </p>
        <div
          className={verdict === 'likely_spam' ? 'gauge gauge--spam' : 'gauge'}
          role="img"
          aria-label={t('score', { score })}
          style={{ '--w': `${score}%` } as CSSProperties}
        />
        <p className="verdict__ends small muted" dir="ltr" aria-hidden="true">
          <span>{t('ends.safe')}</span>
          <span>{t('ends.spam')}</span>
        </p>
      </div>
      {reasons.length > 0 && (
        <ol className="because">
          {reasons.map(({ code, text, weight }) => (
            <li key={code}>
              <span>{text}</span>
              <bdi dir="ltr">{signed(weight)}</bdi>
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}

const signed = (weight: number) => `${weight < 0 ? '−' : '+'}${Math.abs(Math.round(weight))}`;
