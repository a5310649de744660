import { OwnCallback } from '#frontend/features/callbacks/own-callback.tsx';
import { Entry } from '#frontend/features/chat/entry.tsx';

/** The callback of a link, or a member’s own next one. */
export const Doa = () => <Entry doa={(note) => <OwnCallback note={note} />} own={<OwnCallback isOwner />} />;
