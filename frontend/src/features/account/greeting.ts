type Greeting = 'morning' | 'afternoon' | 'evening';

/** The greeting for an hour of the day. */
export const greetingAt = (hour: number): Greeting => {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
