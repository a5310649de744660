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
