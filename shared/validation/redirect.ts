const ALLOWED = /^\/[A-Za-z0-9\-._~/%?=&]*$/;
/** Our own links are never encoded more often than this; deeper encoding is an attack. */
const MOST_DECODINGS = 3;

/**
 * Whether a path is a safe redirect target: one of ours, and nothing that a browser could read as another host. It
 * starts with `/`, followed by neither `/` nor `\`, has allowed characters only, no dot segments, at most 512
 * characters; and so does every decoding of it.
 */
export function isSafeRedirect(path: string): boolean {
  if (path.length > 512) return false;
  for (let read = path, times = 0; times <= MOST_DECODINGS; times += 1) {
    if (!isPlain(read) || !staysHome(read)) return false;
    const decoded = decode(read);
    if (decoded === undefined) return false;
    if (decoded === read) return true;
    read = decoded;
  }
  return false;
}

const isPlain = (path: string) =>
  ALLOWED.test(path) &&
  !path.includes('//') &&
  !path.split(/[/?]/).some((segment) => segment === '..' || segment === '.');

const HOME = 'https://calluna.invalid';
const staysHome = (path: string) => {
  const { origin, pathname } = new URL(path, HOME);
  return origin === HOME && new URL(pathname, HOME).origin === HOME;
};

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined; // a percent sign that encodes nothing
  }
}
