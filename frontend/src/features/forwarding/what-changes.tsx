import { type LucideIcon, PhoneIncoming, ReceiptText, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';

const changes = [
  ['first', PhoneIncoming],
  ['undo', Undo2],
  ['cost', ReceiptText],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** What forwarding changes, in three sentences. */
export function WhatChanges() {
  const { t } = useTranslation('forwarding', { keyPrefix: 'changes' });
  return (
    <section className="stack [--stack:1rem]" aria-labelledby="changes">
      <h2 id="changes" className="fwd__h">
        {t('title')}
      </h2>
      <ul className="fwd__track">
        {changes.map(([name, icon]) => (
          <li key={name}>
            <Icon of={icon} />
            <div>
              <b>{t(name)}</b>
              <p>{t(`${name}More`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
