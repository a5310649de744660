const WITH_STATES = new Set('US MX BR AU IN NG VE MY'.split(' '));

/** What the regions of a country are called in lists and counts: most are neither states nor prefectures. */
export function regionWord(country: string | null | undefined): 'states' | 'prefectures' | 'regions' {
  if (country && WITH_STATES.has(country)) return 'states';
  return country === 'JP' ? 'prefectures' : 'regions';
}
