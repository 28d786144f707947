import { expect, test } from 'vitest'
import { readEvents } from '#tests/support/rosters.ts'

const days = (...events: string[][]) => (readEvents(...events).spans ?? []).map((span) => span.slice(5, 10))
const HOUR = ['DTSTART:20261201T083000', 'DTEND:20261201T093000']

const SERIES = ['UID:a', ...HOUR, 'RRULE:FREQ=WEEKLY;COUNT=4']

test('THISANDFUTURE moves every occurrence from that one on', () => {
  const moved = [
    'UID:a',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20261215T083000',
    'DTSTART:20261216T100000',
    'DTEND:20261216T120000',
  ]
  expect(readEvents(SERIES, moved).spans).toEqual([
    '2026-12-01T08:30 2026-12-01T09:30',
    '2026-12-08T08:30 2026-12-08T09:30',
    '2026-12-16T10:00 2026-12-16T12:00',
    '2026-12-23T10:00 2026-12-23T12:00',
  ])
  expect(days(SERIES, [...moved, 'STATUS:CANCELLED'])).toEqual(['12-01', '12-08'])
})

test('a change of one occurrence comes before those that go on from an earlier one, and its rule is none', () => {
  const moved = [
    'UID:a',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20261208T083000',
    'DTSTART:20261208T100000',
    'DURATION:PT1H',
  ]
  const single = [
    'UID:a',
    'RECURRENCE-ID:20261215T083000',
    'DTSTART:20261217T083000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY',
  ]
  expect(days(SERIES, moved, single)).toEqual(['12-01', '12-08', '12-17', '12-22'])
})

test('a change that is older than its series holds only while the series has that occurrence', () => {
  const change = ['UID:a', 'RECURRENCE-ID:20261208T083000', 'DTSTART:20261209T083000', 'DURATION:PT1H']
  const newer = [...SERIES, 'SEQUENCE:3']
  expect(days(newer, change)).toEqual(['12-01', '12-09', '12-15', '12-22'])
  expect(days([...newer, 'EXDATE:20261208T083000'], change)).toEqual(['12-01', '12-15', '12-22'])
})

test('a date with a time is a time', () => {
  expect(
    readEvents(['DTSTART;VALUE=DATE:20261201T100000', 'DTEND;VALUE=DATE:20261201T120000']).spans,
  ).toEqual(['2026-12-01T10:00 2026-12-01T12:00'])
})

test('a cancelled occurrence is none', () => {
  expect(
    days(SERIES, ['UID:a', 'RECURRENCE-ID:20261208T083000', 'DTSTART:20261208T083000', 'STATUS:CANCELLED']),
  ).toEqual(['12-01', '12-15', '12-22'])
})

test('of two versions of an event the newest counts, wherever it stands', () => {
  const newer = ['UID:a', 'SEQUENCE:2', 'DTSTART:20261202T083000', 'DURATION:PT1H']
  const older = ['UID:a', 'SEQUENCE:1', ...HOUR]
  for (const order of [
    [newer, older],
    [older, newer],
  ])
    expect(days(...order)).toEqual(['12-02'])
  // A program that gives all its events one UID means them all.
  expect(days(['UID:a', ...HOUR], ['UID:a', 'DTSTART:20261202T083000', 'DURATION:PT1H'])).toEqual([
    '12-01',
    '12-02',
  ])
})
