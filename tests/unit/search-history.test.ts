import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHIFT_PATTERN } from '#app/domain/listing/listing-words.ts'
import { PREFECTURE } from '#app/domain/text/prefecture.ts'
import { savedCriteriaOf, type SavedCriteria } from '#app/domain/search/search-criteria.ts'
import {
  criteriaKey,
  HISTORY_LENGTH,
  mergeHistories,
  keptSearchKey,
  pastSearchOf,
  pastDates,
  readHistory,
  recordPastSearch,
  withoutPastSearch,
  type PastSearch,
} from '#app/domain/search/search-history.ts'

const subset = (words: object) => fc.uniqueArray(fc.constantFrom(...Object.keys(words)), { maxLength: 4 })

const anyCriteria: fc.Arbitrary<SavedCriteria> = fc
  .record(
    {
      prefectures: subset(PREFECTURE),
      shiftPatterns: subset(SHIFT_PATTERN),
      minimumFee: fc.constantFrom(50_000, 80_000, 100_000),
      dates: fc.uniqueArray(fc.constantFrom('2026-12-18', '2026-12-19', '2026-12-20'), { maxLength: 3 }),
      adjustableWorkingStartTime: fc.constant(true),
      // Not among the twelve: never kept.
      conditions: fc.constant(['EASY']),
    },
    { requiredKeys: [] },
  )
  .map(savedCriteriaOf)

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString()

const recordAll = (searches: readonly SavedCriteria[]): readonly PastSearch[] =>
  searches.reduce<readonly PastSearch[]>(
    (history, criteria, minute) => recordPastSearch(history, { criteria, searchedAt: at(minute) }),
    [],
  )

const keysOf = (history: readonly PastSearch[]) => history.map(keptSearchKey)

describe('the search history', () => {
  it('is newest first, without duplicates and at most twenty', () => {
    fc.assert(
      fc.property(fc.array(anyCriteria, { maxLength: 60 }), (searches) => {
        const expected = [...new Set(searches.map(criteriaKey).toReversed())].filter((key) => key !== '')
        expect(keysOf(recordAll(searches))).toEqual(expected.slice(0, HISTORY_LENGTH))
      }),
    )
  })

  it('takes the same conditions in another order for the same search', () => {
    const one = savedCriteriaOf({ prefectures: ['TOKYO', 'CHIBA'], minimumFee: 80_000 })
    const other = savedCriteriaOf({ minimumFee: '80000', prefectures: 'CHIBA,TOKYO' })
    const history = recordAll([one, savedCriteriaOf({ weekdays: ['MONDAY'] }), other])
    expect(history).toHaveLength(2)
    expect(history[0]).toEqual({ criteria: other, searchedAt: at(2) })
  })

  it('comes back from a storage as it was', () => {
    fc.assert(
      fc.property(fc.array(anyCriteria, { maxLength: 30 }), (searches) => {
        const history = recordAll(searches)
        expect(readHistory(JSON.parse(JSON.stringify(history)))).toEqual(
          JSON.parse(JSON.stringify(history)).map((entry: PastSearch) => ({
            ...entry,
            criteria: savedCriteriaOf(entry.criteria),
          })),
        )
      }),
    )
  })

  it('reads anything a storage may hold, and then holds to its own rules', () => {
    const entry = fc.record({
      criteria: fc.oneof(anyCriteria, fc.anything()),
      searchedAt: fc.oneof(fc.constant(at(1)), fc.anything()),
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(entry, fc.anything()))), (stored) => {
        const history = readHistory(stored)
        expect(history.length).toBeLessThanOrEqual(HISTORY_LENGTH)
        expect(new Set(keysOf(history)).size).toBe(history.length)
        expect(keysOf(history)).not.toContain('')
        for (const { criteria } of history) expect(savedCriteriaOf(criteria)).toEqual(criteria)
      }),
    )
  })

  it('gives back what was removed, in its place, beside what came meanwhile', () => {
    fc.assert(
      fc.property(fc.array(anyCriteria, { maxLength: 15 }), fc.nat(), (searches, nth) => {
        const history = recordAll(searches)
        const removed = history[nth % Math.max(1, history.length)]
        if (!removed) return
        const rest = withoutPastSearch(history, keptSearchKey(removed))
        expect(rest).toHaveLength(history.length - 1)
        expect(mergeHistories(rest, [removed])).toEqual(history)
        expect(mergeHistories([], history)).toEqual(history)
      }),
    )
  })
})

describe('what is asked for beyond the twelve', () => {
  const quiet = pastSearchOf({ conditions: ['EASY'], season: 'GOLDEN_WEEK' }, at(1))

  it('stands beside the saved criteria, which keep exactly their fields', () => {
    const search = pastSearchOf({ prefectures: ['TOKYO'], conditions: ['EASY'], sort: 'FEE_DESC' }, at(1))
    expect(JSON.parse(JSON.stringify(search))).toEqual({
      criteria: { prefectures: ['TOKYO'] },
      beyond: { conditions: ['EASY'] },
      searchedAt: at(1),
    })
  })

  it('is a search to remember by itself', () => {
    expect(recordPastSearch([], quiet)).toEqual([quiet])
    expect(recordPastSearch([], pastSearchOf({ sort: 'FEE_DESC' }, at(1)))).toEqual([])
  })

  it('tells two searches apart, and comes back from a storage', () => {
    const plain = pastSearchOf({ prefectures: ['TOKYO'] }, at(2))
    const easy = pastSearchOf({ prefectures: ['TOKYO'], conditions: ['EASY'] }, at(3))
    const history = [quiet, plain, easy, { ...easy, searchedAt: at(4) }].reduce(recordPastSearch, [])
    expect(history.map(({ searchedAt }) => searchedAt)).toEqual([at(4), at(2), at(1)])
    expect(readHistory(JSON.parse(JSON.stringify(history))).map(keptSearchKey)).toEqual(keysOf(history))
    // Written before there was anything beside.
    expect(readHistory([{ criteria: { minimumFee: 80_000 }, searchedAt: at(5), beyond: 7 }])).toHaveLength(1)
  })
})

describe('past dates', () => {
  it('are told apart from those that can still come', () => {
    const criteria = { dates: ['2026-11-20', '2026-11-21', '2026-11-22'] }
    expect(pastDates(criteria, '2026-11-20')).toBeUndefined()
    expect(pastDates(criteria, '2026-11-21')).toEqual({ left: ['2026-11-21', '2026-11-22'] })
    expect(pastDates(criteria, '2026-12-01')).toEqual({ left: [] })
    expect(pastDates({ minimumFee: 80_000 }, '2026-12-01')).toBeUndefined()
  })
})
