/** The zone that a browser named, or the owner’s where it named none that there is. */
export function zoneOr(tz: string | undefined, owners: string): string {
  try {
    return tz ? new Intl.DateTimeFormat('en', { timeZone: tz }).resolvedOptions().timeZone : owners;
  } catch {
    return owners;
  }
}
