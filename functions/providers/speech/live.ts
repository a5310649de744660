import { isDevServer } from '#functions/platform/environment.ts';
import { noSpeech } from '#functions/providers/speech/none.ts';
import { pollySpeech } from '#functions/providers/speech/polly.ts';
import type { Speech } from '#functions/providers/speech/port.ts';

export const speech = (): Speech => (isDevServer() ? noSpeech : pollySpeech());
