import { MemberHome } from '#frontend/app/home/member-home.tsx';
import { loadNamespaces } from '#frontend/i18n/index.ts';

/** The home page of members with its phrases, which visitors do not load. */
export const loaded = loadNamespaces(['saved']).then(() => ({ default: MemberHome }));
