import { PollyClient, SynthesizeSpeechCommand, type SynthesizeSpeechCommandInput } from '@aws-sdk/client-polly';

import type { Speech } from '#functions/providers/speech/port.ts';
import { spokenAs } from '#functions/providers/speech/voices.ts';

type Request = SynthesizeSpeechCommandInput;

/** Amazon Polly’s standard voices, which both telephone providers use. */
export const pollySpeech = (client: Pick<PollyClient, 'send'> = new PollyClient({ maxAttempts: 2 })): Speech => ({
  async read(Text, language, style) {
    const { language: tag, voice } = spokenAs(language, style);
    const { AudioStream } = await client.send(
      new SynthesizeSpeechCommand({
        Engine: 'standard',
        LanguageCode: tag as Request['LanguageCode'],
        VoiceId: voice as Request['VoiceId'],
        OutputFormat: 'mp3',
        Text,
      }),
    );
    return AudioStream?.transformToByteArray();
  },
});
