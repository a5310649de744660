import { useEffect, useState, useSyncExternalStore } from 'react';

import { Select } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usStates } from '#shared/values/us-states.ts';

type Props = {
  any: string;
  label: string;
  name: string;
  defaultValue?: string | undefined;
  value?: string;
  onChange?: (event: { target: { value: string } }) => void;
};

/** The states of the US, in English until their names have loaded. */
export default function StateSelect({ any, ...select }: Props) {
  const states = useLazyStates(Boolean(select.value ?? select.defaultValue));
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

const gestures = ['pointermove', 'pointerdown', 'keydown'] as const;
const never = () => () => undefined;
const none = () => 0;

/** Names load with the first gesture, or at once where a state is chosen: a first visit of the home page needs none. */
function useLazyStates(isChosen: boolean) {
  const { language, locale } = useLanguage();
  const [places, setPlaces] = useState<typeof import('#frontend/lib/places/us-states-in.ts')>();
  useEffect(() => {
    if (language === 'en') return;
    const controller = new AbortController();
    const load = () =>
      void import('#frontend/lib/places/us-states-in.ts')
        .then((loaded) => controller.signal.aborted || setPlaces(loaded))
        .catch(() => undefined); // the states stay English
    if (isChosen) load();
    else for (const each of gestures) addEventListener(each, load, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, [language, isChosen]);
  useSyncExternalStore(places?.onLoad ?? never, places?.loadCount ?? none, none);
  return places ? places.usStatesIn(locale) : usStates;
}
