const ALLOWED = /^\/[A-Za-z0-9\-._~/%?=&]*$/;

/**
 * Whether we may send somebody to this path: one of our own, and nothing that a browser could read as another host.
 * First a `/`, second neither `/` nor `\`, allowed characters only, no dot segments, also after decoding, at most 512.
 */
export function isSafeRedirect(path: string): boolean {
  if (path.length > 512 || !isPlain(path)) return false;
  try {
    if (!isPlain(decodeURIComponent(path))) return false;
  } catch {
    return false;
  }
  const home = 'https://calluna.invalid';
  return new URL(path, home).origin === home && new URL(new URL(path, home).pathname, home).origin === home;
}

const isPlain = (path: string) =>
  ALLOWED.test(path) &&
  !path.includes('//') &&
  !path.split(/[/?]/).some((segment) => segment === '..' || segment === '.');
