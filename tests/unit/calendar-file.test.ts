import { describe, expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from '#app/backend/work/calendar-file.ts'
import { readCalendarFile } from '#tests/support/calendar-reader.ts'

const MADE = new Date('2026-11-21T03:00:00Z')

const EVENT: CalendarEvent = {
  uid: 'work-1@app.test',
  start: new Date('2026-11-30T17:00:00+09:00'),
  end: new Date('2026-12-01T09:00:00+09:00'),
  summary: '内科当直 みどり総合病院',
  location: 'みどり総合病院 東京都板橋区1-2-3',
  description: '集合場所: 夜間入口の守衛室\n持ち物: 白衣',
  url: 'http://app.test/work/matched',
}

const read = (event: Partial<CalendarEvent> = {}) =>
  readCalendarFile(Buffer.from(calendarFile([{ ...EVENT, ...event }], MADE)))

describe('a calendar file', () => {
  test('says to a strict reader what it was given', () => {
    expect(read()).toEqual({ ...EVENT, made: MADE, status: 'CONFIRMED' })
  })

  test('carries a night over midnight as UTC instants', () => {
    const text = calendarFile([EVENT], MADE)
    expect(text).toContain('DTSTART:20261130T080000Z\r\n')
    expect(text).toContain('DTEND:20261201T000000Z\r\n')
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

  test('leaves out what no text may hold', () => {
    expect(read({ summary: 'a\0b\u001bc\u0085d' }).summary).toBe('a b c d')
  })
})
