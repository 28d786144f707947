import { queryOptions } from '@tanstack/react-query'
import { MATCHED_WORKS_KEY } from '../schedule/matched-works-key.ts'
import { getDeclarationFn, getHoursSummaryFn } from './hours.functions.ts'

export const hoursSummaryQuery = () =>
  queryOptions({
    queryKey: [...MATCHED_WORKS_KEY, 'hours'],
    queryFn: ({ signal }) => getHoursSummaryFn({ signal }),
    // A work begins and ends by the clock.
    staleTime: 10_000,
  })

export const declarationQuery = (month?: string) =>
  queryOptions({
    queryKey: [...MATCHED_WORKS_KEY, 'declaration', month ?? ''],
    queryFn: ({ signal }) => getDeclarationFn({ data: month, signal }),
    staleTime: 10_000,
  })
