import { Call } from '#frontend/features/assistant/call/call.tsx';
import { ChooseTime } from '#frontend/features/callbacks/choose-time.tsx';

/** One call, whose call back is scheduled in the calendar of callbacks. */
export const CallDetails = () => (
  <Call
    schedule={({ call, tz, may_text }, onDone) => (
      <ChooseTime call_id={call.id} tz={tz} textsCaller={may_text} onBooked={onDone} />
    )}
  />
);
