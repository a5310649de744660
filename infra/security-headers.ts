/** Card fields are Stripe’s, in its frames: no card number reaches our pages. */
const directives: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", 'https://js.stripe.com'],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https://*.stripe.com'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'https://*.s3.us-east-1.amazonaws.com'],
  'connect-src': ["'self'", 'https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The hosts of the session recorder, without those of its owner’s advertising. */
const recorderHosts = ['https://*.clarity.ms'];

type More = {
  /** Origins whose frames the dev server’s pages show. */
  frames?: readonly string[];
  /** Whether the stage has a session recorder. */
  hasRecorder?: boolean;
};

/** The content security policy of a stage. */
export function contentSecurityPolicy({ frames = [], hasRecorder = false }: More = {}): string {
  const recorder = hasRecorder ? recorderHosts : [];
  const more: Record<string, readonly string[]> = {
    'frame-src': frames,
    'script-src': recorder,
    'img-src': recorder,
    'connect-src': recorder,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ');
}

/** Browser features that neither our pages nor their frames may use. */
const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];

export const HSTS_SECONDS = 2 * 365 * 86_400;

/** Sent with every response from our origin, pages and API alike. The dev server sends the same, except HSTS. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [...refused.map((feature) => `${feature}=()`), 'payment=(self "https://js.stripe.com")'].join(
    ', ',
  ),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
