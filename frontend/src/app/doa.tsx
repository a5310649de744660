import { CallbackPage } from '#frontend/features/callbacks/callback-page.tsx';
import { ChatPage } from '#frontend/features/chat/chat-page.tsx';

/** The callback of a link, or a member’s own next one. */
export const Doa = () => (
  <ChatPage doa={(note) => <CallbackPage note={note} />} memberView={<CallbackPage isOwner />} />
);
