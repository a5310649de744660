import { type ReactNode, useId } from 'react';

/** A part of a page under a rule; at the end of the rule, how it stands. */
export function Part({ title, end, children }: { title: ReactNode; end?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <div className={end ? 'part__head part__head--end' : 'part__head'}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
