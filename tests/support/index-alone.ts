import type { Database } from '#app/backend/database/client.ts'
import type { IndexedSearch } from '#app/backend/listing/index/indexed-search.ts'
import type { Breakdowns, CommonBreakdown, ListingSearch } from '#app/backend/listing/index/listing-search.ts'
import { createRegularIndex } from '#app/backend/listing/index/regular-search.ts'
import { createSpotIndex } from '#app/backend/listing/index/spot-search.ts'

type Report = (error: unknown) => void

/** For an index that has no reason to fail. */
export const mayNotFail: Report = (error) => {
  throw error
}

/** An index that no plain statement helps: whoever asks while it is filled waits for it. */
function alone<By extends keyof Breakdowns>(
  create: (plain: ListingSearch<By>, report: Report) => IndexedSearch<By>,
): IndexedSearch<By> {
  const failures: unknown[] = []
  const filled = async (now: Date) => {
    await search.fill(now)
    if (failures.length > 0) throw failures[0]
    return search
  }
  const search: IndexedSearch<By> = create(
    {
      page: async (query) => (await filled(query.now)).page(query),
      count: async (wheres, now) => (await filled(now)).count(wheres, now),
      breakDown: async (by, of, now) => (await filled(now)).breakDown(by, of, now),
    },
    (error) => failures.push(error),
  )
  return search
}

export const spotIndexAlone = (database: Database): IndexedSearch<keyof Breakdowns> =>
  alone((plain, report) => createSpotIndex(database, plain, report))

export const regularIndexAlone = (database: Database): IndexedSearch<CommonBreakdown> =>
  alone((plain, report) => createRegularIndex(database, plain, report))
