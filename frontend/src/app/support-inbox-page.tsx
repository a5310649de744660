import { NotFound } from '#frontend/app/not-found.tsx';
import { SupportInbox } from '#frontend/features/helpdesk/support-inbox.tsx';

/** The inbox of support. Everybody else gets the page that says “not found”. */
export const SupportInboxPage = () => <SupportInbox notFound={<NotFound />} />;
