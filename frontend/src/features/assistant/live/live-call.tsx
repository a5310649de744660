import { LiveActions } from '#frontend/features/assistant/live/live-actions.tsx';
import { LiveHead } from '#frontend/features/assistant/live/live-head.tsx';
import { LiveTranscript, PendingOrders } from '#frontend/features/assistant/live/live-transcript.tsx';
import type { LiveCall as Live } from '#shared/api/assistant.ts';

/** The page of a call while it goes on. */
export const LiveCall = ({ call, now }: { call: Live; now: string }) => (
  <div className="live live--page">
    <LiveHead call={call} now={now} as="h1" />
    {call.reason && (
      <p className="say" dir="auto">
        {call.reason}
      </p>
    )}
    <LiveActions call={call} />
    <PendingOrders call={call} />
    <LiveTranscript call={call} isTall />
  </div>
);
