import { environment } from '#functions/platform/environment.ts';
import type { PrivacyChoices } from '#shared/api/account.ts';

/** The choices as they take effect: where no recorder is configured, nobody’s sessions are recorded. */
export const inEffect = (choices: PrivacyChoices): PrivacyChoices => ({
  ...choices,
  record_sessions: choices.record_sessions && environment().CLARITY_PROJECT !== undefined,
});
