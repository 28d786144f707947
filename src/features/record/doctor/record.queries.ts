import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { pagesQuery } from '../../../platform/pages-query.ts'
import { MATCHED_WORKS_KEY } from '../../schedule/matched-works-key.ts'
import { getOverviewFn, getRecordFn, listWorkedFn } from './record.functions.ts'

const RECORDS_KEY = ['workRecords'] as const

export const overviewQuery = (month?: string) =>
  queryOptions({
    ...LIVE,
    queryKey: [...RECORDS_KEY, 'overview', month ?? ''],
    queryFn: ({ signal }) => getOverviewFn({ data: month, signal }),
    // A work begins and ends by the clock.
    staleTime: 10_000,
  })

export const recordQuery = (id: string) =>
  queryOptions({
    ...LIVE,
    queryKey: [...RECORDS_KEY, 'one', id],
    queryFn: ({ signal }) => getRecordFn({ data: id, signal }),
    // A form must not change while the doctor fills it in.
    refetchOnWindowFocus: false,
  })

export const workedQuery = (kind: 'spot' | 'regular', { year = 0, after: start = '' } = {}) => ({
  ...LIVE,
  ...pagesQuery([...RECORDS_KEY, 'worked', kind, year], start, ({ after, signal }) =>
    listWorkedFn({ data: { kind, year, after }, signal }),
  ),
})

/** Invalidates what a stamp or a report changes. */
export async function invalidateRecords(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: RECORDS_KEY }),
    queryClient.invalidateQueries({ queryKey: MATCHED_WORKS_KEY }),
  ])
}
