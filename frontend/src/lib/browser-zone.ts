/** The time zone of this browser: “America/Chicago”. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
