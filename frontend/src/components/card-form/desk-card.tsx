import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldsFailed } from '#frontend/components/card-form/fields-failed.tsx';
import { FieldsOnTheirWay } from '#frontend/components/card-form/fields-on-their-way.tsx';
import { speakWith } from '#frontend/components/card-form/card-frame.ts';
import type { CardFormProps } from '#frontend/components/card-form/port.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useTheme } from '#frontend/components/card-form/use-theme.ts';
import { cardFrameUrl } from '#shared/values/card-frame.ts';

/** For so long a frame may say nothing before it counts as not there. */
const PATIENCE_MS = 15_000;

type Props = CardFormProps & { frame_url: string };

/** The fields of the desk’s payment double, a page of another origin. It has no wallets. */
export function DeskCard({ frame_url, onFields }: Props) {
  const { t } = useTranslation('checkout', { keyPrefix: 'card' });
  const { language } = useLanguage();
  const theme = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'coming' | 'ready' | 'failed'>('coming');
  const [height, setHeight] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // It is told of another language or theme; its address, which would load it anew, stays.
  const [src] = useState(() => cardFrameUrl(frame_url, { origin: location.origin, language, theme }));
  const [look, setLook] = useState<((language: string, theme: string) => void) | null>(null);

  useEffect(() => {
    const spoken = speakWith(frame, new URL(src).origin, {
      onReady: () => {
        setState('ready');
        setLook(() => spoken.look);
        onFields(spoken.fields);
      },
      onHeight: setHeight,
    });
    const impatience = setTimeout(() => setState((now) => (now === 'coming' ? 'failed' : now)), PATIENCE_MS);
    return () => {
      clearTimeout(impatience);
      spoken.end();
      onFields(null);
    };
  }, [src, attempt, onFields]);
  useEffect(() => look?.(language, theme), [look, language, theme]);

  if (state === 'failed') {
    const again = () => {
      setState('coming');
      setAttempt(attempt + 1);
    };
    return <FieldsFailed onAgain={again} />;
  }
  return (
    <div>
      {state === 'coming' && <FieldsOnTheirWay />}
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
