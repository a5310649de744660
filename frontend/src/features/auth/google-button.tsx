import { useTranslation } from 'react-i18next';

import { Button, type Look } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { useAction } from '#frontend/lib/api.ts';
import { auth } from '#shared/api/auth.ts';

type Props = {
  /** The page of ours to return to. */
  redirect?: string | null | undefined;
  remember?: boolean;
  look?: Look;
  label?: string;
  /** Takes the whole page to an address. */
  navigate?: (url: string) => void;
};

/** “Continue with Google”: starts the sign-in and redirects. */
export function GoogleButton({ redirect, remember = false, look = 'line', label, navigate = go }: Props) {
  const { t } = useTranslation('google');
  const { language } = useLanguage();
  const { trigger, isMutating, data, error } = useAction(auth.startGoogle);

  async function start() {
    const started = await trigger({
      purpose: 'login',
      redirect: redirect ?? '/',
      language,
      time_zone: browserZone(),
      remember,
    });
    if (started) navigate(started.url);
  }
  const isLeaving = isMutating || Boolean(data && !error);
  return (
    <div className="stack [--stack:0.75rem]">
      <Button look={look} wide busy={isLeaving} onClick={() => void start()}>
        <GoogleMark />
        {isLeaving ? t('leaving') : (label ?? t('go'))}
      </Button>
      {error && !isMutating && <Failure error={error} />}
    </div>
  );
}

const go = (url: string) => location.assign(url);

/** A letter, in the line of our icons. */
const GoogleMark = () => (
  <svg
    className="ico"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M12.2 12H21a9 9 0 1 1-2.7-6.4" />
  </svg>
);
