import { NotFound } from '#frontend/app/not-found.tsx';
import { SupportInbox } from '#frontend/features/helpdesk/support-inbox.tsx';

/** The inbox of support. Whoever does not work for it learns of no such page. */
export const SupportInboxPage = () => <SupportInbox notFound={<NotFound />} />;
