const others: Readonly<Record<string, string>> = {
  fr: 'Autre programme',
  ja: 'その他のプログラム',
  tr: 'Başka bir program',
  ar: 'برنامج آخر',
  pt: 'Outro programa',
  ru: 'Другая программа',
  es: 'Otro programa',
};

/** `Firefox on Linux`, as access records have it, without the English words. */
export function deviceName(device: string, locale: string): string {
  const language = locale.slice(0, 2);
  if (language === 'en') return device;
  if (device === 'Another program') return others[language] ?? device;
  return device.replace(/^(.+) on (.+)$/, language === 'ja' ? '$1（$2）' : '$1 ($2)');
}

const automatic =
  /^(?:Edge|Opera|Samsung Internet|Firefox|Chrome|Safari) on (?:Android|iOS|Windows|macOS|ChromeOS|Linux)$/;

/** The name of a passkey: the one that a device gave it as that device is named, and what its owner wrote as written. */
export const passkeyName = (name: string, locale: string): string =>
  automatic.test(name) || name === 'Another program' ? deviceName(name, locale) : name;
