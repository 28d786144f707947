import { queryOptions } from '@tanstack/react-query'
import { MATCHED_WORKS_KEY } from '../schedule/matched-works-key.ts'
import { getDeclaration, getHoursSummary } from './hours.functions.ts'

export const hoursSummaryQuery = () =>
  queryOptions({
    queryKey: [...MATCHED_WORKS_KEY, 'hours'],
    queryFn: ({ signal }) => getHoursSummary({ signal }),
    // A work begins and ends by the clock.
    staleTime: 10_000,
  })

export const declarationQuery = (month?: string) =>
  queryOptions({
    queryKey: [...MATCHED_WORKS_KEY, 'declaration', month ?? ''],
    queryFn: ({ signal }) => getDeclaration({ data: month, signal }),
    staleTime: 10_000,
  })
