import { type CallMessage, callText } from '#functions/messaging/templates/calls/text.ts';
import type { TemplateParams } from '#functions/messaging/templates/params.ts';
import type { Variety } from '#shared/values/language.ts';

export const now = new Date('2026-11-21T19:12:00.000Z');
export const link = 'https://calluna.example.com/Ab3dE9k';
export const near = { at: '2026-11-24T20:30:00.000Z', tz: 'America/Chicago' };
export const of = <P extends CallMessage['purpose']>(purpose: P, params: TemplateParams[P], language: Variety = 'en') =>
  ({ purpose, params, language, to: '+12185550142', account_id: null }) as unknown as CallMessage;
export const textOf = <P extends CallMessage['purpose']>(purpose: P, params: TemplateParams[P], language?: Variety) =>
  callText(of(purpose, params, language), now);

export const missed = {
  detail: 'full',
  name: 'Ana P.',
  claim: 'known',
  number: '+14155550132',
  about: 'delivery',
  when: near,
  link,
} as const;
