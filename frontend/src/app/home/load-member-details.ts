import { MemberDetails } from '#frontend/app/home/member-details.tsx';
import { loadNamespaces } from '#frontend/i18n/index.ts';

/** What members see below the search, with its phrases, which visitors do not load. */
export const loaded = loadNamespaces(['saved']).then(() => ({ default: MemberDetails }));
