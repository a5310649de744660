import type { Person } from '#shared/values/person.ts';

type Profile = Pick<Person['social_profiles'][number], 'network' | 'username' | 'url'>;

/** Where a network shows the profile of a name; names there are letters, digits and a few signs. */
const patterns = new Map(
  Object.entries({
    facebook: 'https://www.facebook.com/{}',
    github: 'https://github.com/{}',
    instagram: 'https://www.instagram.com/{}/',
    linkedin: 'https://www.linkedin.com/in/{}/',
    pinterest: 'https://www.pinterest.com/{}/',
    reddit: 'https://www.reddit.com/user/{}/',
    telegram: 'https://t.me/{}',
    threads: 'https://www.threads.net/@{}',
    tiktok: 'https://www.tiktok.com/@{}',
    twitter: 'https://x.com/{}',
    x: 'https://x.com/{}',
    youtube: 'https://www.youtube.com/@{}',
  }),
);

/** The address of a profile: the one that its source gives, or else by the network’s pattern. */
export function profileLink({ network, username, url }: Profile): string | null {
  const pattern = patterns.get(network.toLowerCase());
  const name = username.replace(/^@/, '');
  return url ?? (pattern && /^[\w.-]+$/.test(name) ? pattern.replace('{}', name) : null);
}
