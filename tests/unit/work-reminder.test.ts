import { HOUR_MS, MINUTE_MS } from '#app/domain/duration.ts'
import { expect, test } from 'vitest'
import { afterQuietHours, isQuietAt } from '#app/domain/notice/quiet-hours.ts'
import { tokyoClock, tokyoDay, tokyoText } from '#app/domain/text/tokyo-time.ts'
import {
  BEFORE_START,
  reminderAt,
  remindersBehind,
  reminderWords,
  sentBefore,
} from '#app/domain/work/work-reminder.ts'

const clock = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
const STARTS = Array.from({ length: 48 }, (_, half) => clock(half))
/** Friday 18 December 2026. */
const startAt = (time: string) => new Date(`2026-12-18T${time}:00+09:00`)

test.each(STARTS)('a work at %s is reminded of three times by day, never later than said', (time) => {
  const plannedStart = startAt(time)
  const sent = BEFORE_START.map((hours) => sentBefore(plannedStart, hours))
  BEFORE_START.forEach((hours, place) => {
    const at = sent[place] ?? plannedStart
    const left = (plannedStart.getTime() - at.getTime()) / HOUR_MS
    expect(isQuietAt(at)).toBe(false)
    // Every channel sends at once what is ordered outside the quiet hours.
    expect(afterQuietHours(at)).toEqual(at)
    expect(left).toBeGreaterThanOrEqual(hours)
    expect(left).toBeLessThan(hours + 12)
    // Moved only where the quiet hours would swallow it, and then to half an hour before them.
    const due = new Date(plannedStart.getTime() - hours * HOUR_MS)
    if (isQuietAt(due)) expect(tokyoClock(at)).toBe('20:30')
    else expect(at).toEqual(due)
    // The words name the day as it is when they are read, and the time that is left.
    const words = reminderWords(plannedStart, at)
    const whole = left === Math.floor(left) ? `${left}時間` : `${Math.floor(left)}時間30分`
    if (left < 48) expect(words.endsWith(`・あと${whole}`)).toBe(true)
    const days = Math.round((Date.parse('2026-12-18') - Date.parse(tokyoDay(at))) / (24 * HOUR_MS))
    expect(words.startsWith(['今日', '明日', 'あさって'][days] ?? '12/18(金)')).toBe(true)
  })
  // One after the other, and by the rule that the job asks at each of them.
  const work = {
    plannedStart,
    plannedEnd: new Date(plannedStart.getTime() + 8 * HOUR_MS),
    createdAt: new Date(0),
  }
  sent.forEach((at, place) => {
    expect(remindersBehind(work, new Date(at.getTime() - MINUTE_MS))).toBe(place)
    expect(remindersBehind(work, at)).toBe(place + 1)
    expect(reminderAt(work, place + 1, at)).toEqual({ about: 'START', hours: BEFORE_START[place] })
  })
})

test.each([
  // The start, then when each is sent and what it says.
  [
    '00:00',
    ['12/14 20:30', '12/18(金) 0:00・あと3日と3時間'],
    ['12/16 20:30', 'あさって 0:00・あと27時間30分'],
    ['12/17 20:30', '明日 0:00・あと3時間30分'],
  ],
  [
    '07:00',
    ['12/14 20:30', '12/18(金) 7:00・あと3日と10時間'],
    ['12/16 20:30', 'あさって 7:00・あと34時間30分'],
    ['12/17 20:30', '明日 7:00・あと10時間30分'],
  ],
  [
    '08:30',
    ['12/15 08:30', '12/18(金) 8:30・あと3日'],
    ['12/17 08:30', '明日 8:30・あと24時間'],
    ['12/17 20:30', '明日 8:30・あと12時間'],
  ],
  [
    '11:00',
    ['12/15 11:00', '12/18(金) 11:00・あと3日'],
    ['12/17 11:00', '明日 11:00・あと24時間'],
    ['12/18 08:00', '今日 11:00・あと3時間'],
  ],
  [
    '17:00',
    ['12/15 17:00', '12/18(金) 17:00・あと3日'],
    ['12/17 17:00', '明日 17:00・あと24時間'],
    ['12/18 14:00', '今日 17:00・あと3時間'],
  ],
  [
    '22:00',
    ['12/15 20:30', '12/18(金) 22:00・あと3日と1時間'],
    ['12/17 20:30', '明日 22:00・あと25時間30分'],
    ['12/18 19:00', '今日 22:00・あと3時間'],
  ],
] as const)('a work at %s', (time, ...told) => {
  const plannedStart = startAt(time)
  const found = BEFORE_START.map((hours) => {
    const at = sentBefore(plannedStart, hours)
    return [tokyoText(at).slice(5, 16).replace('-', '/').replace('T', ' '), reminderWords(plannedStart, at)]
  })
  expect(found).toEqual(told)
})
