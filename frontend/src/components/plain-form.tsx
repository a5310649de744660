import type { ReactNode, RefObject } from 'react';

type Props = {
  /** What `useForm` gives. */
  of: { form: RefObject<HTMLFormElement | null>; clearErrors: () => void };
  label: string;
  onSend: (fields: Record<string, string>) => void;
  children: ReactNode;
};

/** The frame of a form whose fields are checked by `useForm` rather than by the browser. */
export const PlainForm = ({ of: { form, clearErrors }, label, onSend, children }: Props) => (
  <form
    ref={form}
    className="stack [--stack:1.25rem]"
    aria-label={label}
    noValidate
    onInput={clearErrors}
    onSubmit={(event) => {
      event.preventDefault();
      onSend(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
    }}
  >
    {children}
  </form>
);
