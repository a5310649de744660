/** Japanese weekdays as people write them: “火曜14:13” and “11月24日（火）14:13” for “14:13 (火)” and “11月24日(火) 14:13”. */
export const tidyWeekday = (written: string): string =>
  written
    .replace(/^([\d:]+) \((.)(曜日)?\)/, (_, time: string, day: string, rest = '曜') => day + rest + time)
    .replace(/ ?\((.(?:曜日)?)\) ?/, '（$1）');
