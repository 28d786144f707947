import { DAY_MS } from '#app/domain/duration.ts'
import { describe, expect, test } from 'vitest'
import { isThreadOpen, type ThreadSituation } from '#app/domain/message/thread-state.ts'

const NOW = new Date('2026-11-25T12:00:00+09:00')
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

/** Nothing is open any more. */
const OVER: ThreadSituation = {
  status: 'CLOSED',
  startTime: null,
  isWaiting: false,
  isEngaged: false,
  lastEnd: null,
  isSuspended: false,
}

describe('a thread takes messages', () => {
  test.each<[words: string, situation: Partial<ThreadSituation>, isOpen: boolean]>([
    ['of a listing that was closed', {}, false],
    ['of a regular listing', { status: 'PUBLISHED' }, true],
    ['of a shift that is still to come', { status: 'PUBLISHED', startTime: days(1) }, true],
    ['of a shift that has begun', { status: 'PUBLISHED', startTime: NOW }, false],
    ['of a listing that pauses', { status: 'PAUSED', startTime: days(1) }, true],
    ['of a listing that is filled', { status: 'FILLED', startTime: days(1) }, false],
    ['while an application waits', { status: 'FILLED', isWaiting: true }, true],
    ['while a work is unpaid, however long ago', { isEngaged: true, lastEnd: days(-90) }, true],
    ['within thirty days of the end of a paid work', { lastEnd: new Date(days(-30).getTime() + 1) }, true],
    ['thirty days after it', { lastEnd: days(-30) }, false],
    ['of a cancelled work whose day is still to come', { lastEnd: days(5) }, true],
    ['not from a suspended hospital, for its listing', { status: 'PUBLISHED', isSuspended: true }, false],
    ['not from a suspended hospital, for an application', { isWaiting: true, isSuspended: true }, false],
    ['from a suspended hospital, of a work that is unpaid', { isEngaged: true, isSuspended: true }, true],
    ['from a suspended hospital, lately after a work', { lastEnd: days(-29), isSuspended: true }, true],
  ])('%s', (_, situation, isOpen) => {
    expect(isThreadOpen({ ...OVER, ...situation }, NOW)).toBe(isOpen)
  })
})
