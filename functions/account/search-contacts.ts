import { contactStore } from '#functions/account/contacts.ts';
import { contactsWith } from '#functions/account/domain/contact-search.ts';
import { page } from '#functions/platform/page.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const PER_PAGE = 50;

const live = { contacts: contactStore(table) };

export const handler = handle(account.searchContacts, live, async ({ input, member }, { contacts }) => {
  const found = contactsWith(input.words, await contacts.all(member.accountId));
  const { next_page_url, prev_page_url, ...shown } = page(found, {
    page: input.page,
    perPage: PER_PAGE,
    url: () => '',
  });
  return shown;
});
