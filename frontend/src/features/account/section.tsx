import { type ReactNode, useId } from 'react';

/** A section under a rule, with a status at its end. */
export function Section({ title, end, children }: { title: ReactNode; end?: ReactNode; children: ReactNode }) {
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
