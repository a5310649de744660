import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CardFieldsError } from '#frontend/components/card-form/card-fields-error.tsx';
import { CardFieldsSkeleton } from '#frontend/components/card-form/card-fields-skeleton.tsx';
import { connectCardFrame } from '#frontend/components/card-form/card-frame.ts';
import type { CardFormProps } from '#frontend/components/card-form/port.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useTheme } from '#frontend/components/card-form/use-theme.ts';
import { cardFrameUrl } from '#shared/values/card-frame.ts';

/** How long a frame may stay silent before it counts as failed. */
const TIMEOUT_MS = 15_000;

type Props = CardFormProps & { frame_url: string };

/** The wallet and the fields of the dev server’s payment double, a page of another origin. */
export function DevCard({ frame_url, onFields, charge, walletNote, validate, onWallet, onWalletSheet }: Props) {
  const { t } = useTranslation('checkout', { keyPrefix: 'card' });
  const { language } = useLanguage();
  const theme = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'coming' | 'ready' | 'failed'>('coming');
  const [height, setHeight] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // The frame gets a new language or theme by message: changing `src` would reload it.
  const [src] = useState(() => cardFrameUrl(frame_url, { origin: location.origin, language, theme }));
  const [setAppearance, setSetAppearance] = useState<((language: string, theme: string) => void) | null>(null);

  const answerWallet = useEffectEvent((is: 'clicked' | 'confirmed' | 'closed', open: (what: typeof charge) => void) => {
    const opens = is === 'clicked' && validate();
    onWalletSheet?.(opens);
    if (opens) open(charge);
    if (is === 'confirmed') onWallet();
  });

  useEffect(() => {
    const connection = connectCardFrame(frame, new URL(src).origin, {
      onReady: () => {
        setState('ready');
        setSetAppearance(() => connection.setAppearance);
        onFields(connection.fields);
      },
      onHeight: setHeight,
      onWallet: (is) => answerWallet(is, connection.openWallet),
    });
    const timeout = setTimeout(() => setState((now) => (now === 'coming' ? 'failed' : now)), TIMEOUT_MS);
    return () => {
      clearTimeout(timeout);
      connection.disconnect();
      onFields(null);
    };
  }, [src, attempt, onFields]);
  useEffect(() => setAppearance?.(language, theme), [setAppearance, language, theme]);

  if (state === 'failed') {
    const retry = () => {
      setState('coming');
      setAttempt(attempt + 1);
    };
    return <CardFieldsError onRetry={retry} />;
  }
  return (
    <div>
      {walletNote}
      {state === 'coming' && <CardFieldsSkeleton />}
      <iframe
        key={attempt}
        ref={frame}
        className="cardframe"
        src={src}
        title={t('frame')}
        style={{ blockSize: height }}
      />
    </div>
  );
}
