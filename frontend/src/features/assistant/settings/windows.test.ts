import { describe, expect, test } from 'vitest';

import { nextWindow, areValidWindows, barPosition } from '#frontend/features/assistant/settings/windows.ts';

const window = (from: string, until: string) => ({ from, until });

describe('the hours of a day', () => {
  test.each([
    [[], true],
    [[window('09:00', '17:00')], true],
    [[window('13:00', '17:00'), window('09:00', '12:00')], true],
    [[window('09:00', '12:00'), window('12:00', '13:00')], true],
    [[window('09:00', '12:00'), window('11:59', '13:00')], false],
    [[window('17:00', '09:00')], false],
    [[window('09:00', '09:00')], false],
    [[window('', '09:00')], false],
  ])('%j are valid: %s', (windows, isGood) => {
    expect(areValidWindows(windows)).toBe(isGood);
  });

  test('are positioned on a bar of 24 hours', () => {
    expect(barPosition(window('06:00', '18:00'))).toEqual({ a: 25, w: 50 });
  });

  test('offer another window while the day has room', () => {
    expect(nextWindow([])).toEqual(window('09:00', '17:00'));
    expect(nextWindow([window('09:00', '12:00')])).toEqual(window('13:00', '15:00'));
    expect(nextWindow([window('09:00', '21:30')])).toEqual(window('22:30', '23:59'));
    expect(nextWindow([window('09:00', '23:00')])).toBeNull();
  });
});
