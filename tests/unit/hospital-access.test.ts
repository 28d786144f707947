import { DAY_MS } from '#app/domain/duration.ts'
import { expect, test } from 'vitest'
import { APPLICATION_STATE, type ApplicationState } from '#app/domain/application/application-words.ts'
import { showsDocuments, showsTelephone, type AccessFacts } from '#app/domain/application/hospital-access.ts'

const NOW = new Date('2026-11-27T12:00:00+09:00')
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const matched = (more: Partial<AccessFacts>): AccessFacts => ({
  state: 'MATCHED',
  lastEnd: null,
  isRunning: false,
  ...more,
})

test.each<[string, AccessFacts, boolean, boolean]>([
  ['a work to come', matched({ lastEnd: after(3) }), true, true],
  ['a work that has just ended', matched({ lastEnd: NOW }), false, true],
  ['a work of 29 days ago', matched({ lastEnd: after(-29) }), false, true],
  ['a work of 30 days ago', matched({ lastEnd: after(-30) }), false, false],
  ['a work of three years ago', matched({ lastEnd: after(-1096) }), false, false],
  ['a contract that runs', matched({ isRunning: true }), true, true],
  [
    'a contract that runs, after its last planned work',
    matched({ isRunning: true, lastEnd: after(-40) }),
    true,
    true,
  ],
  ['a match whose works are all cancelled', matched({}), false, false],
])('%s shows documents and telephone as long as they are needed', (_, facts, documents, telephone) => {
  expect([showsDocuments(facts, NOW), showsTelephone(facts, NOW)]).toEqual([documents, telephone])
})

test('An application without a match shows its documents only while it waits, and never the telephone.', () => {
  const waiting = ['APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED']
  const states = Object.keys(APPLICATION_STATE).filter(
    (word): word is ApplicationState => word !== 'MATCHED' && Object.hasOwn(APPLICATION_STATE, word),
  )
  for (const state of states) {
    const facts = matched({ state, lastEnd: after(3), isRunning: true })
    expect({ state, shown: showsDocuments(facts, NOW) }).toEqual({ state, shown: waiting.includes(state) })
    expect(showsTelephone(facts, NOW)).toBe(false)
  }
})
