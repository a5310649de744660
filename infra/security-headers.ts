const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
};

/** Features of the browser that neither our pages nor anything within them may use. */
const permissionsPolicy = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb']; // prettier-ignore

export const HSTS_SECONDS = 2 * 365 * 86_400;

/** Sent with every answer from our origin, pages and API alike. The desk sends the same, but for HSTS. */
export const securityHeaders = {
  'content-security-policy': Object.entries(contentSecurityPolicy)
    .map((directive) => directive.join(' '))
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
