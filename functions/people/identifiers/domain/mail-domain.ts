import providers from '#functions/people/identifiers/domain/providers.json' with { type: 'json' };
import type { MailDomain } from '#shared/api/people/identifier.ts';

const providerOf = new Map(Object.entries(providers).flatMap(([name, all]) => all.map((domain) => [domain, name])));

/** Domains at which very many people have their mailbox. */
export const mailboxDomains: readonly string[] = [...providerOf.keys()];

/** Set aside for examples and tests by RFC 2606 and RFC 6761: no mail is delivered there. */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/;

/** What kind of domain an address has, by lists alone: nobody is asked, so that whether it exists is not said. */
export function mailDomain(address: string, disposable: ReadonlySet<string>): MailDomain {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const provider = providerOf.get(domain) ?? null;
  if (provider) return { domain, kind: 'mailbox', provider };
  if (RESERVED.test(domain)) return { domain, kind: 'reserved', provider };
  return { domain, kind: endsIn(domain, disposable) ? 'disposable' : 'own', provider };
}

/** Whether a domain, or one above it, is listed. */
function endsIn(domain: string, list: ReadonlySet<string>): boolean {
  const labels = domain.split('.');
  return labels.slice(0, -1).some((_, at) => list.has(labels.slice(at).join('.')));
}
