import { useEffect, useState, useSyncExternalStore } from 'react';

import { Select } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usStates } from '#shared/values/us-states.ts';

type Props = { any: string; label: string; name: string; defaultValue?: string | undefined };

/** The states of the US; in other languages than English none until their names have loaded. */
export default function StateSelect({ any, ...select }: Props) {
  const states = useLazyStates(select.defaultValue);
  return (
    <Select {...select}>
      <option value="">{any}</option>
      {states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

const gestures = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
/** How long names are waited for, in milliseconds. Then the states are shown in English. */
const PATIENCE_MS = 3000;
const never = () => () => undefined;
const none = () => 0;

/** Names load with the first gesture, or at once where a state is chosen: a first visit of the home page needs none. */
function useLazyStates(chosen: string | undefined) {
  const { language, locale } = useLanguage();
  const [places, setPlaces] = useState<typeof import('#frontend/lib/places/us-states-in.ts')>();
  const [isLate, setLate] = useState(false);
  const isChosen = Boolean(chosen);
  useEffect(() => {
    if (language === 'en') return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      timer ??= setTimeout(() => setLate(true), PATIENCE_MS);
      void import('#frontend/lib/places/us-states-in.ts')
        .then((loaded) => controller.signal.aborted || setPlaces(loaded))
        .catch(() => undefined); // then they are late
    };
    if (isChosen) load();
    else for (const each of gestures) addEventListener(each, load, { once: true, signal: controller.signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [language, isChosen]);
  useSyncExternalStore(places?.onLoad ?? never, places?.loadCount ?? none, none);
  if (language === 'en') return usStates;
  const named = places?.usStatesIn(locale);
  if (isLate || (named && places?.areNamed(locale))) return named ?? usStates;
  return chosen ? [{ code: chosen, name: '…' }] : [];
}
