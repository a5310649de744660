import { useEffect, useState } from 'react';

import type { Strength } from '#frontend/components/password-strength/strength.ts';
import { PASSWORD_MIN } from '#shared/validation/account.ts';

type Rate = (password: string) => Strength;

/** The strength of a password. What rates it is fetched when typing begins; undefined until it is there, or where it cannot be. */
export function useStrength(password: string): Strength | undefined {
  const [rate, setRate] = useState<Rate>();
  const isWanted = password !== '';
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    void import('#frontend/components/password-strength/rate.ts').then(
      (loaded) => isShown && setRate(() => loaded.rate),
      () => undefined, // the server refuses common ones all the same
    );
    return () => void (isShown = false);
  }, [isWanted]);
  if (password.length < PASSWORD_MIN) return 'short';
  return rate?.(password);
}
