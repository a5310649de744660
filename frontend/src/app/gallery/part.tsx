import type { ReactNode } from 'react';

/** A group of specimens. */
export function GalleryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="gallery__part">
      <h2 lang="en" dir="ltr">
        {title}
      </h2>
      {children}
    </div>
  );
}
