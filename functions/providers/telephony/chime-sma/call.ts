import { ChimeEvent, legOf, readChime } from '#functions/providers/telephony/chime-sma/event.ts';
import { renderChime } from '#functions/providers/telephony/chime-sma/render.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Command } from '#functions/providers/telephony/port.ts';

/** Calls over Amazon Chime’s SIP media application, without another provider: keys and recordings, no speech. */
export const chimeCall = {
  schema: ChimeEvent,
  read: readChime,
  render: (commands: readonly Command[], event: ChimeEvent) =>
    renderChime(commands, legOf(event).CallId, environment().RECORDINGS_BUCKET),
};
