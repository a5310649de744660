import * as z from 'zod';

/** The social accounts of a member, as far as we use them. */
const Social = z.object({
  twitter: z.string().optional(),
  facebook: z.string().optional(),
  instagram: z.string().optional(),
  youtube: z.string().optional(),
  youtube_id: z.string().optional(),
  mastodon: z.string().optional(),
});

/** The accounts of a member with their URLs. */
export function profilesFrom(social: unknown): { network: string; username: string; url: string }[] {
  const { twitter, facebook, instagram, youtube, youtube_id: channel, mastodon } = Social.parse(social ?? {});
  const [, user, host] = /^@?([^@]+)@(.+)$/.exec(mastodon ?? '') ?? [];
  const video = youtube ?? channel;
  return [
    ...(twitter ? [{ network: 'X', username: twitter, url: `https://x.com/${twitter}` }] : []),
    ...(facebook ? [{ network: 'Facebook', username: facebook, url: `https://www.facebook.com/${facebook}` }] : []),
    ...(instagram
      ? [{ network: 'Instagram', username: instagram, url: `https://www.instagram.com/${instagram}` }]
      : []),
    ...(video
      ? [
          {
            network: 'YouTube',
            username: video,
            url: `https://www.youtube.com/${channel ? `channel/${channel}` : video}`,
          },
        ]
      : []),
    ...(user && host ? [{ network: 'Mastodon', username: `${user}@${host}`, url: `https://${host}/@${user}` }] : []),
  ];
}
