import { expect, test } from 'vitest'
import { applicationStateWord, withdrawalWord } from '#app/domain/application/withdrawal-word.ts'

const APPLIED = '2026-11-27T09:00:00+09:00'

test('an application taken back within five minutes was undone, a later one withdrawn', () => {
  expect(withdrawalWord(APPLIED, '2026-11-27T09:05:00+09:00')).toBe('取り消し')
  expect(withdrawalWord(APPLIED, '2026-11-27T09:05:01+09:00')).toBe('取り下げ')
})

test('the label of an application says which of the two its doctor did', () => {
  const taken = (decidedAt: string) =>
    applicationStateWord({ state: 'WITHDRAWN', appliedAt: APPLIED, decidedAt })
  expect(taken('2026-11-27T00:01:00Z')).toBe('応募取り消し')
  expect(taken('2026-11-27T01:00:00Z')).toBe('応募取り下げ')
  expect(applicationStateWord({ state: 'EXPIRED', appliedAt: APPLIED, decidedAt: APPLIED })).toBe(
    '回答期限切れ',
  )
})
