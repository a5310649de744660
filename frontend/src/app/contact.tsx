import { Contact } from '#frontend/features/contact/contact.tsx';
import { AskedMost } from '#frontend/features/faq/asked-most.tsx';

/** The contact page, with the answers that make most messages unnecessary. */
export const ContactPage = () => <Contact askedMost={<AskedMost />} />;
