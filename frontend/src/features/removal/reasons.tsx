import { BadgeAlert, CircleSlash, EyeOff, IdCard, Infinity as Forever, Users, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';

/** How little a removal needs, and the way for people in danger. */
export function Needed({ onProtect }: { onProtect: () => void }) {
  const { t } = useTranslation('removal', { keyPrefix: 'asks' });
  return (
    <>
      <h2>{t('title')}</h2>
      <ul className="track track--flat">
        <li>
          <Icon of={IdCard} />
          <div>
            <b>{t('card')}</b>
            <p>{t('cardText')}</p>
          </div>
        </li>
        <li>
          <Icon of={CircleSlash} />
          <div>
            <b>{t('account')}</b>
            <p>{t('accountText')}</p>
          </div>
        </li>
        <InDanger onProtect={onProtect} />
      </ul>
    </>
  );
}

const meanings = [
  ['gone', EyeOff],
  ['good', Forever],
  ['once', Zap],
] as const;

function InDanger({ onProtect }: { onProtect: () => void }) {
  const { t } = useTranslation('removal', { keyPrefix: 'asks' });
  return (
    <li>
      <Icon of={BadgeAlert} />
      <div>
        <b>{t('danger')}</b>
        <p>{t('dangerText')}</p>
        <Button look="line" size="sm" className="[margin-block-start:0.5rem]" onClick={onProtect}>
          {t('dangerLink')}
        </Button>
      </div>
    </li>
  );
}

const protectedTexts = { gone: 'goneProtectedText', good: 'goodProtectedText', once: 'onceText' } as const;

type MeansProps = { isProtected?: boolean; onProtect?: (() => void) | undefined };

/** What removal does, and what it leaves; with `onProtect` also the way for people in danger. */
export function RemovalMeans({ isProtected = false, onProtect }: MeansProps) {
  const { t } = useTranslation('removal', { keyPrefix: 'means' });
  const { t: others } = useTranslation('removal', { keyPrefix: 'others' });
  return (
    <>
      <h2>{t(isProtected ? 'titleProtected' : 'title')}</h2>
      <ul className="track track--flat">
        {meanings.map(([what, icon]) => (
          <li key={what}>
            <Icon of={icon} />
            <div>
              <b>{t(what)}</b>
              <p>{t(isProtected ? protectedTexts[what] : `${what}Text`)}</p>
            </div>
          </li>
        ))}
        <li>
          <Icon of={Users} />
          <div>
            <b>{others('title')}</b>
            <p>
              {!isProtected && others('shared')} {others('each')}
            </p>
          </div>
        </li>
        {onProtect && <InDanger onProtect={onProtect} />}
      </ul>
    </>
  );
}
