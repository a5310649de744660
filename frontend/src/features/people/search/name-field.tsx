import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { TextField } from '#frontend/components/field.tsx';
import { loadNamespaces } from '#frontend/i18n/index.ts';
import type { MessageKey } from '#shared/validation/messages.ts';

/** With its phrases: a field that waits for them would be replaced later, without what is typed meanwhile. */
const load = () =>
  Promise.all([import('#frontend/features/people/search/suggest-name.tsx'), loadNamespaces(['find', 'validation'])]);

type Props = {
  name: 'first_name' | 'last_name';
  label: string;
  defaultValue: string | undefined;
  error: MessageKey | undefined;
};
type Rich = { Field: ComponentType<Props>; defaultValue: string };

/**
 * A field for a name: plain at first. What suggests names takes its place once a pointer or the focus reaches the form, but never
 * under the fingers of the writer: a phone would close its keyboard.
 */
export function NameField({ name, ...field }: Props) {
  const [rich, setRich] = useState<Rich>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form || rich) return undefined;
    const upgrade = async () => {
      const [module] = await load().catch(() => []);
      const input = box.current?.querySelector('input');
      if (!module || !input || input === document.activeElement) return;
      // At once: what is typed between this moment and a later render would be lost.
      flushSync(() => setRich((now) => now ?? { Field: module.default, defaultValue: input.value }));
    };
    const onApproach = () => void upgrade();
    for (const type of ['pointerenter', 'focusin']) form.addEventListener(type, onApproach);
    return () => {
      for (const type of ['pointerenter', 'focusin']) form.removeEventListener(type, onApproach);
    };
  }, [rich]);

  return (
    <div ref={box}>
      {rich ? (
        <rich.Field name={name} {...field} defaultValue={rich.defaultValue} />
      ) : (
        <TextField name={name} {...field} />
      )}
    </div>
  );
}
