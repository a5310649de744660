import type { Mail } from '#functions/providers/email/port.ts';

export type MailHeader = { name: string; value: string };

/** The headers of a mail beside its addresses and subject. The carrier writes Message-ID itself. */
export function headersOf({ thread, unsubscribe }: Pick<Mail, 'thread' | 'unsubscribe'>): MailHeader[] {
  const answered = thread?.references.at(-1);
  return [
    ...(answered ? [{ name: 'In-Reply-To', value: answered }] : []),
    ...(thread?.references.length ? [{ name: 'References', value: thread.references.join(' ') }] : []),
    ...(thread?.is_automatic ? [{ name: 'Auto-Submitted', value: 'auto-replied' }] : []),
    ...(thread ? [] : [{ name: 'Auto-Submitted', value: 'auto-generated' }]),
    // Gmail, Yahoo and Apple show their own button for these two (RFC 2369, RFC 8058).
    ...(unsubscribe
      ? [
          { name: 'List-Unsubscribe', value: `<${unsubscribe}>` },
          { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
        ]
      : []),
  ];
}
