import { initialsOf } from '#frontend/components/initials.ts';
import { beardShapes, glassesShapes, hairShapes } from '#frontend/components/portrait-shapes.tsx';
import { random } from '#shared/values/chance.ts';
import { type Features, portraitOf } from '#shared/values/portrait.ts';

type Props = {
  /** In CSS pixels; without it, the full width of the parent. */
  size?: number;
  tile?: boolean;
};

const shape = (kind: string, tile?: boolean) => `${kind}${tile ? ` ${kind}--tile` : ''}`;

/** A drawn face, always the same for the same seed. Needs a `label` unless a name is shown beside it. */
export function Portrait({ seed, size, label, tile }: Props & { seed: string; label?: string }) {
  const features = portraitOf(seed);
  const { skin, hairColour, background, clothing } = features;
  const { back, front } = hairShapes[features.hair];
  return (
    <svg
      className={shape('portrait', tile)}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      style={size ? { inlineSize: size } : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="100" height="100" fill={`var(--moor-${background})`} />
      <g fill={hairColour}>{back}</g>
      <path d="M41 56h18v18H41z" fill={skin} />
      <path d="M41 60c4 6 14 6 18 0v6c-5 5-13 5-18 0z" opacity=".12" />
      <ellipse cx="50" cy="44" rx="17" ry="20" fill={skin} />
      <path d="M12 104c0-22 15-32 29-33 3 5 15 5 18 0 14 1 29 11 29 33z" fill={`var(--moor-${clothing})`} />
      <Collar {...features} />
      <g fill={hairColour}>
        {front}
        {beardShapes[features.beard]}
      </g>
      <g fill="none" stroke={features.frame} strokeWidth="1.5">
        {glassesShapes[features.glasses]}
      </g>
    </svg>
  );
}

function Collar({ collar, skin, clothing }: Features) {
  switch (collar) {
    case 'round':
      return <path d="M41 71c3 5 15 5 18 0l4 1c-4 9-22 9-26 0z" opacity=".1" />;
    case 'vee':
      return (
        <>
          <path d="M41 70.5c3 4 15 4 18 0l1 .5-10 15-10-15z" fill={skin} />
          <path d="M41 70.5l9 12 9-12 2.5 1L50 88 38.5 71.5z" opacity=".14" />
        </>
      );
    case 'shirt':
      return (
        <>
          <path d="M41 70l9 8-7 7-6-12z" fill="#fff" opacity=".55" />
          <path d="M59 70l-9 8 7 7 6-12z" fill="#fff" opacity=".55" />
        </>
      );
    case 'roll':
      return (
        <>
          <path d="M39.5 65c5 4 16 4 21 0l1.5 8c-5 5-19 5-24 0z" fill={`var(--moor-${clothing})`} />
          <path d="M39.5 65c5 4 16 4 21 0l1.5 8c-5 5-19 5-24 0z" opacity=".1" />
        </>
      );
  }
}

/** The letters of a name on a quiet tile, for people without a portrait. */
export function Initials({ name, size, tile }: Props & { name: string }) {
  const moor = random(name).pick(['heather', 'moss', 'sand', 'slate']);
  return (
    <span
      className={shape('ini', tile)}
      aria-hidden
      style={{
        // mixed with the page, so that ink is easily read on it in both themes
        background: `color-mix(in oklab, var(--moor-${moor}) 40%, var(--surface))`,
        color: 'var(--ink)',
        ...(size
          ? { inlineSize: size, blockSize: size, fontSize: size * 0.38 }
          : { inlineSize: '100%', aspectRatio: 1 }),
      }}
    >
      {initialsOf(name)}
    </span>
  );
}
