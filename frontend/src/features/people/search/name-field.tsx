import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';

import { TextField } from '#frontend/components/field.tsx';
import type { MessageKey } from '#shared/validation/messages.ts';

const load = () => import('#frontend/features/people/search/suggest-name.tsx');
const SuggestName = lazy(load);

type Props = {
  name: 'first_name' | 'last_name';
  label: string;
  defaultValue: string | undefined;
  error: MessageKey | undefined;
};

/** A field for a name: plain at first; what suggests names takes its place where nothing is being typed. */
export function NameField({ name, ...field }: Props) {
  const [rich, setRich] = useState<Pick<ComponentProps<typeof SuggestName>, 'autoFocus' | 'defaultValue'>>();
  const box = useRef<HTMLDivElement>(null);

  /** Only an empty field is replaced under the fingers of its writer. */
  const upgrade = () =>
    void (
      rich ??
      load().then(
        () => {
          const input = box.current?.querySelector('input');
          const autoFocus = input === document.activeElement;
          if (input && !(autoFocus && input.value)) setRich({ autoFocus, defaultValue: input.value });
        },
        () => undefined,
      )
    );
  const plain = <TextField name={name} {...field} {...rich} autoFocus={false} />;
  return (
    <div ref={box} onFocus={upgrade} onBlur={upgrade}>
      {rich ? (
        <Suspense fallback={plain}>
          <SuggestName name={name} {...field} {...rich} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
