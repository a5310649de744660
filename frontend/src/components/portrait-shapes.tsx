import type { ReactNode } from 'react';

import type { Features, Hair } from '#shared/values/portrait.ts';

/**
 * Shapes around a head that fills x 33–67 and y 24–64 of a 100 × 100 picture: `back` behind it, `front` over it. All
 * of them take the hair colour.
 */
export const hairShapes: Record<Hair, { back?: ReactNode; front?: ReactNode }> = {
  bob: {
    back: <path d="M28 52c-3-28 8-40 22-40s25 12 22 40c-1 8-3 12-6 12H34c-3 0-5-4-6-12z" />,
    front: <path d="M32 46c-2-18 5-27 18-27s20 9 18 27c-2-9-8-14-20-19-4 8-9 13-16 19z" />,
  },
  long: {
    back: <path d="M27 78c-2-20-3-40 3-52 4-9 12-14 20-14s16 5 20 14c6 12 5 32 3 52-14 8-32 8-46 0z" />,
    front: <path d="M33 42c0-16 6-24 17-24s17 8 17 24c-4-8-12-13-20-15-4 6-9 11-14 15z" />,
  },
  waves: {
    back: (
      <path d="M28 77c-6-3-7-9-4-14-4-5-4-10-1-14-2-7-1-13 2-18 4-12 13-19 25-19s21 7 25 19c3 5 4 11 2 18 3 4 3 9-1 14 3 5 2 11-4 14-5 2-9 0-11-3H39c-2 3-6 5-11 3z" />
    ),
    front: <path d="M32 45c-1-16 6-26 18-26s19 10 18 26c-3-9-9-15-18-21-9 6-15 12-18 21z" />,
  },
  fringe: {
    back: <path d="M28 74c-3-18-3-36 1-47 4-10 12-15 21-15s17 5 21 15c4 11 4 29 1 47-3 2-7 2-9 0H37c-2 2-6 2-9 0z" />,
    front: <path d="M32 42c-1-17 7-26 18-26s19 9 18 26c-2-3-4-5-6-5H38c-2 0-4 2-6 5z" />,
  },
  bun: {
    back: <circle cx="50" cy="11" r="8" />,
    front: <path d="M32 42c-2-18 6-28 18-28s20 10 18 28c-4-11-9-16-18-16s-14 5-18 16z" />,
  },
  chignon: {
    back: <circle cx="68" cy="57" r="8.5" />,
    front: <path d="M32 47c-4-21 5-33 18-33s22 12 18 34c-1-10-7-17-17-22-4 8-11 14-19 21z" />,
  },
  ponytail: {
    back: <path d="M58 16c16 0 22 14 19 30-2 10 2 18-5 28-7-4-9-13-7-23 2-11-3-20-11-25z" />,
    front: <path d="M32 43c-3-19 6-29 18-29s21 10 18 29c-3-10-9-16-18-16s-15 6-18 16z" />,
  },
  pixie: {
    back: <ellipse cx="50" cy="37" rx="19" ry="24" />,
    front: <path d="M32 49c-4-22 5-35 19-35 13 0 21 11 17 33-1-7-3-12-6-15-6 1-12 0-17-3-4 6-10 10-13 20z" />,
  },
  braids: {
    back: [29.5, 70.5].map((x) => (
      <g key={x}>
        {[44, 52, 60, 68, 76].map((y) => (
          <ellipse key={y} cx={x} cy={y} rx={5.6} ry={5} />
        ))}
      </g>
    )),
    front: <path d="M31 47c-3-21 6-32 19-32s22 11 19 32c-3-11-9-17-19-22-10 5-16 11-19 22z" />,
  },
  cloud: {
    back: (
      <>
        <circle cx="32" cy="34" r="9" />
        <circle cx="68" cy="34" r="9" />
        <circle cx="38" cy="21" r="10" />
        <circle cx="62" cy="21" r="10" />
        <circle cx="50" cy="17" r="11" />
        <circle cx="30" cy="46" r="7" />
        <circle cx="70" cy="46" r="7" />
      </>
    ),
    front: <path d="M33 40c2-12 8-16 17-16s15 4 17 16c-5-6-10-8-17-8s-12 2-17 8z" />,
  },
  crop: {
    back: <ellipse cx="50" cy="36" rx="18" ry="22" />,
    front: <path d="M32 43c-3-20 6-30 18-30s21 10 18 30c-3-9-7-14-18-14s-15 5-18 14z" />,
  },
  sweep: {
    back: <ellipse cx="50" cy="37" rx="18.5" ry="23" />,
    front: <path d="M32 40c-2-17 6-27 18-27 13 0 21 9 18 27-2-7-5-11-8-13-8 3-18 2-23-1-3 3-4 8-5 14z" />,
  },
  quiff: {
    back: <ellipse cx="50" cy="37" rx="18" ry="21" />,
    front: (
      <path d="M32 42c-2-10-1-17 3-21-1-7 7-11 15-11 12 0 20 7 19 16 0 5 0 10-1 16-2-8-5-12-9-14-8 1-14 0-18-3-4 4-7 9-9 17z" />
    ),
  },
  curls: {
    back: <ellipse cx="50" cy="36" rx="18" ry="20" />,
    front: (
      <>
        <circle cx="35" cy="31" r="6" />
        <circle cx="39" cy="23" r="7" />
        <circle cx="48" cy="18" r="7.5" />
        <circle cx="58" cy="20" r="7.5" />
        <circle cx="64" cy="28" r="6.5" />
        <circle cx="47" cy="26" r="6" />
        <circle cx="57" cy="28" r="5" />
        <path d="M32.5 43c-2-8 0-13 3-15h29c3 2 5 7 3 15-1-6-3-10-6-12H38.5c-3 2-5 6-6 12z" />
      </>
    ),
  },
  'flat-top': {
    front: <path d="M32.5 42V17c0-4 2-6 6-6h23c4 0 6 2 6 6v25c-1-7-3-11-6-12-7-2-16-2-23 0-3 1-5 5-6 12z" />,
  },
  buzz: {
    front: (
      <path d="M32.8 42c-1.5-15 5.7-21.5 17.2-21.5S68.7 27 67.2 42c-1.5-8-4-12-7.2-13-6-2-14-2-20 0-3.2 1-5.7 5-7.2 13z" />
    ),
  },
  parting: {
    back: <ellipse cx="50" cy="37" rx="18" ry="21" />,
    front: <path d="M32 44c-4-20 5-31 18-31 12 0 22 10 18 31-1-8-3-13-7-16-9 1-15-1-19-6-2 8-7 13-10 22z" />,
  },
  receding: {
    back: <ellipse cx="50" cy="43" rx="18.2" ry="16" />,
    front: (
      <>
        <path d="M32.2 49c-1.6-8-.4-13.6 5.3-18.6.5 3.1-.3 5.6-1.7 8.1-1.6 3-2.6 6-3.6 10.5z" />
        <path d="M67.8 49c1.6-8 .4-13.6-5.3-18.6-.5 3.1.3 5.6 1.7 8.1 1.6 3 2.6 6 3.6 10.5z" />
      </>
    ),
  },
  bald: {},
};

const jaw = 'M33 50c1 15 8 22 17 22s16-7 17-22c-2 7-5 9-8 9-3-3-15-3-18 0-3 0-6-2-8-9z';

export const beardShapes: Record<Features['beard'], ReactNode> = {
  none: null,
  stubble: <path d={jaw} opacity=".3" />,
  short: <path d={jaw} />,
  full: <path d="M33 47c0 20 7 30 17 30s17-10 17-30c-2 8-5 10-8 10-3-3-15-3-18 0-3 0-6-2-8-10z" />,
};

export const glassesShapes: Record<Features['glasses'], ReactNode> = {
  none: null,
  round: (
    <>
      <circle cx="42.5" cy="45" r="5.6" />
      <circle cx="57.5" cy="45" r="5.6" />
      <path d="M48.1 44c1-1 2.8-1 3.8 0M36.9 44l-3.4-1M63.1 44l3.4-1" />
    </>
  ),
  square: (
    <>
      <rect x="36.5" y="41" width="11.5" height="8.5" rx="2" />
      <rect x="52" y="41" width="11.5" height="8.5" rx="2" />
      <path d="M48 44h4M36.5 43.5l-3-1M63.5 43.5l3-1" />
    </>
  ),
};
