/** The sprig of heather in its square. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M16 27C16 20 16.4 12 18.4 5.4" className="mark__stem" />
      <g className="mark__bell">
        <circle cx="18.9" cy="5.6" r="1.7" />
        <circle cx="14.6" cy="8.7" r="2" />
        <circle cx="20.6" cy="10.6" r="2.2" />
        <circle cx="13" cy="13.6" r="2.4" />
        <circle cx="20.2" cy="16" r="2.5" />
        <circle cx="12" cy="19.2" r="2.6" />
        <circle cx="20" cy="21.8" r="2.5" />
      </g>
    </svg>
  );
}

/** The product’s name, the same in every language. */
export function Wordmark() {
  return (
    <>
      <Mark />
      <span dir="ltr" lang="en">
        Calluna
      </span>
    </>
  );
}
