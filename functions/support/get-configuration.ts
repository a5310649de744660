import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { support } from '#shared/api/support.ts';

export const handler = handle(support.getConfiguration, {}, async ({ from: { country } }) => {
  const { CLARITY_PROJECT = null, RADICAL_WORDING } = environment();
  return { clarity_project: CLARITY_PROJECT, radical_wording: RADICAL_WORDING, country };
});
