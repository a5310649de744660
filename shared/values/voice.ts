/** How the assistant may sound; each language has a voice for each, though some share one. */
export const voices = ['calm', 'bright', 'low'] as const;
export type VoiceStyle = (typeof voices)[number];
