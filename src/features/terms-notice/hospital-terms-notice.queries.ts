import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../platform/live-query.ts'
import { getHospitalTermsFn } from './hospital-terms-notice.functions.ts'

const HOSPITAL_TERMS_KEY = ['hospitalTerms'] as const

export const hospitalTermsQuery = (workId: string, version = 0) =>
  queryOptions({
    ...LIVE,
    queryKey: [...HOSPITAL_TERMS_KEY, workId, version],
    queryFn: ({ signal }) => getHospitalTermsFn({ data: { workId, number: version }, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })

export const invalidateHospitalTerms = (queryClient: QueryClient, workId: string) =>
  queryClient.invalidateQueries({ queryKey: [...HOSPITAL_TERMS_KEY, workId] })
