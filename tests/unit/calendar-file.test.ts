import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile, type WrittenEvent } from '#app/backend/work/calendar/calendar-file.ts'
import { readByLibrary } from '#tests/support/calendar-library.ts'
import { readCalendar } from '#tests/support/calendar-reader.ts'

const MADE = new Date('2026-11-21T03:00:00Z')

const EVENT: WrittenEvent = {
  uid: 'work-1@app.test',
  sequence: 2,
  revisedAt: MADE,
  status: 'CONFIRMED',
  start: new Date('2026-11-30T17:00:00+09:00'),
  end: new Date('2026-12-01T09:00:00+09:00'),
  summary: '内科当直 みどり総合病院',
  location: 'みどり総合病院 東京都板橋区1-2-3',
  description: '集合場所: 夜間入口の守衛室\n持ち物: 白衣',
  url: 'http://app.test/work/matched',
}

/** What a strict reader of our own and the library of another program both read. */
const readAll = (events: readonly WrittenEvent[]) => {
  const file = calendarFile(events)
  const found = readCalendar(Buffer.from(file))
  expect(readByLibrary(file)).toEqual(found)
  return found
}
const read = (event: Partial<WrittenEvent> = {}) => readAll([{ ...EVENT, ...event }])[0] ?? EVENT

describe('a calendar file', () => {
  test('says to two readers what it was given', () => {
    expect(read()).toEqual(EVENT)
  })

  test('carries a night over midnight in the time of Tokyo, whatever the zone of the process', () => {
    const text = calendarFile([EVENT])
    expect(text).toContain('DTSTART;TZID=Asia/Tokyo:20261130T170000\r\n')
    expect(text).toContain('DTEND;TZID=Asia/Tokyo:20261201T090000\r\n')
    expect(text).toContain('DTSTAMP:20261121T030000Z\r\n')
    expect(
      read({ start: new Date('2026-12-31T23:59:00+09:00'), end: new Date('2027-01-01T00:01:00+09:00') }),
    ).toMatchObject({
      start: new Date('2026-12-31T14:59:00Z'),
      end: new Date('2026-12-31T15:01:00Z'),
    })
  })

  test.each(['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const)('says %s', (status) => {
    expect(read({ status }).status).toBe(status)
    expect(calendarFile([{ ...EVENT, status }])).toContain(
      `TRANSP:${status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    )
  })

  test('of a subscription has a name and says how often to read it', () => {
    const text = calendarFile([], { name: 'DPワーク 勤務', hours: 1 })
    expect(text).toContain('X-WR-CALNAME:DPワーク 勤務\r\n')
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    expect(readCalendar(Buffer.from(text))).toEqual([])
  })

  test.each([
    ['separators and backslashes', 'a;b,c\\d\\n:"e"'],
    ['line ends of every kind', '一\r\n二\n三'],
    ['a property of its own', '白衣\r\nBEGIN:VALARM\r\nATTACH:http://evil.test/'],
    ['three octets a character, far beyond a line', '集合場所'.repeat(60)],
    ['four octets a character', '𠮷野屋'.repeat(50)],
    ['one octet a character, to the limit and one more', 'x'.repeat(75 - 'DESCRIPTION:'.length)],
    ['an escape where a line is folded', `${'x'.repeat(62)};;;;;;`],
    ['nothing', ''],
  ])('keeps %s', (_, description) => {
    expect(read({ description }).description).toBe(description.replaceAll('\r\n', '\n'))
  })

  test('property: any works, in any words, at any minute', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 })
    const events = fc.uniqueArray(
      fc.record({
        uid: fc.uuid().map((id) => `work-${id}@app.test`),
        sequence: fc.nat(999),
        revisedAt: fc.nat(400_000).map((minute) => new Date(MADE.getTime() + minute * 60_000)),
        start: fc.nat(3_000_000).map((minute) => new Date(MADE.getTime() + minute * 60_000)),
        minutes: fc.integer({ min: 1, max: 32 * 60 }),
        status: fc.constantFrom('CONFIRMED' as const, 'TENTATIVE' as const, 'CANCELLED' as const),
        summary: text,
        location: text,
        description: text,
      }),
      { selector: ({ uid }) => uid, maxLength: 8 },
    )
    const shown = (value: string) => value.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ')
    fc.assert(
      fc.property(events, (drawn) => {
        const given = drawn.map(({ minutes, ...event }): WrittenEvent => ({
          ...event,
          end: new Date(event.start.getTime() + minutes * 60_000),
          url: EVENT.url,
        }))
        expect(readAll(given)).toEqual(
          given.map((event) => ({
            ...event,
            summary: shown(event.summary),
            location: shown(event.location),
            description: shown(event.description),
          })),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('leaves out what no text may hold', () => {
    expect(read({ summary: 'a\0b\u001bc\u0085d' }).summary).toBe('a b c d')
  })
})
