import { describe, expect, it } from 'vitest'
import { mayFollow } from '#app/domain/application/application-state.ts'
import { APPLICATION_STATE, type ApplicationState } from '#app/domain/application/application-words.ts'
import { undoNotice, undoUntil, withdrawOutcome } from '#app/domain/application/withdraw-outcome.ts'

const appliedAt = '2026-11-21T12:00:00+09:00'
const minutesAfter = (minutes: number) => new Date(Date.parse(appliedAt) + minutes * 60_000)
const isState = (word: string): word is ApplicationState => Object.hasOwn(APPLICATION_STATE, word)

const KINDS = ['spot', 'regular'] as const

const matched = {
  spotWorkId: 1,
  state: 'MATCHED' as ApplicationState,
  appliedAt,
  decidedAt: appliedAt,
  startTime: '2026-11-30T17:00:00+09:00',
  workState: 'SCHEDULED' as const,
}

describe('taking an application back', () => {
  it('is what the state machine allows, and for no other state', () => {
    for (const state of Object.keys(APPLICATION_STATE).filter(isState)) {
      const outcome = withdrawOutcome({ ...matched, state }, minutesAfter(1))
      const isAllowed = KINDS.some((kind) => mayFollow(kind, state, 'WITHDRAWN', 'DOCTOR'))
      expect([state, outcome === 'WITHDRAWN']).toEqual([state, isAllowed])
    }
  })

  it('ends for a match with the fifth minute', () => {
    expect(undoUntil(matched)).toEqual(minutesAfter(5))
    expect(withdrawOutcome(matched, minutesAfter(5))).toBe('WITHDRAWN')
    expect(withdrawOutcome(matched, new Date(minutesAfter(5).getTime() + 1))).toBe('TOO_LATE')
  })

  it.each([
    [482, 2, 'WITHDRAWN'],
    [482, 2.1, 'TOO_CLOSE'],
    [480, 0.1, 'TOO_CLOSE'],
    [30, 6, 'TOO_LATE'],
  ])('of a work that begins %i minutes after applying, %d minutes after: %s', (start, now, outcome) => {
    const startTime = minutesAfter(start).toISOString()
    expect(withdrawOutcome({ ...matched, startTime }, minutesAfter(now))).toBe(outcome)
  })

  it('names no time for what can never be undone', () => {
    expect(undoUntil({ ...matched, startTime: minutesAfter(479).toISOString() })).toBeNull()
    expect(undoUntil({ ...matched, decidedAt: minutesAfter(1).toISOString() })).toBeNull()
    expect(undoUntil({ ...matched, state: 'DECLINED' })).toBeNull()
    expect(undoUntil({ ...matched, spotWorkId: null })).toBeNull()
  })

  it('is announced before applying', () => {
    const start = minutesAfter(481).toISOString()
    expect(undoNotice('FREE', start, Date.parse(appliedAt))).toContain('5分以内')
    expect(undoNotice('FREE', start, minutesAfter(2).getTime())).toContain('取り消しはできません')
    expect(undoNotice('SELECTION', start, Date.parse(appliedAt))).toContain('回答するまで')
  })
})
