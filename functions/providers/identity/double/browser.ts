/** A browser without a face: follows Google’s redirects with its own cookies, up to the address that leads back to us. */
export async function visit(url: string, { as, allow = true }: { as: string; allow?: boolean }): Promise<URL> {
  const home = new URL(url);
  const jar = new Map<string, string>();
  let request: { url: URL; init?: RequestInit } = { url: home };
  for (let step = 0; step < 20; step++) {
    if (request.url.host !== home.host) return request.url;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(request.url, {
      redirect: 'manual',
      ...request.init,
      headers: { ...(cookie && { cookie }) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = answer.headers.get('location');
    const page = await answer.text();
    if (next) request = { url: new URL(next, request.url) };
    else if (page.includes('<form')) request = { url: request.url, init: { method: 'POST', body: filled(page) } };
    else throw new Error(`The provider answered ${answer.status}: ${page}`);
  }
  throw new Error('The provider leads nowhere');

  function filled(page: string): URLSearchParams {
    if (page.includes('name="person"')) return new URLSearchParams({ person: as });
    return new URLSearchParams(allow ? { allow: 'yes' } : { cancel: 'yes' });
  }
}
