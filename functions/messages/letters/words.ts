import { channelOf, type Letters, type Purpose } from '#functions/messages/letters/letter.ts';

type By<C extends 'email' | 'sms'> = { [P in Purpose]: (typeof channelOf)[P] extends C ? P : never }[Purpose];
export type MailPurpose = By<'email'>;
export type SmsPurpose = By<'sms'>;

/** A mail in words: what it is about, its paragraphs, and what stands on its button where it has a link. */
export type Mail = { subject: string; text: readonly string[]; button?: string };

/** All that we write, in one language. Moments come worded already. */
export type Words = {
  mail: { [P in MailPurpose]: (params: Omit<Letters[P], 'link'>) => Mail };
  sms: { [P in SmsPurpose]: (params: Letters[P]) => string };
  /** Below each mail: why it came, and that nobody reads answers. */
  footer: string;
};
