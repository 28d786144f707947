import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { getPaymentFn, getYearOfPayFn } from './payment.functions.ts'

const PAYMENTS_KEY = ['payments'] as const

/** The payments of a year; 0 means the current one. */
export const yearOfPayQuery = (year = 0) =>
  queryOptions({
    ...LIVE,
    queryKey: [...PAYMENTS_KEY, 'year', year],
    queryFn: ({ signal }) => getYearOfPayFn({ data: year, signal }),
  })

export const paymentQuery = (workId: string) =>
  queryOptions({
    ...LIVE,
    queryKey: [...PAYMENTS_KEY, 'one', workId],
    queryFn: ({ signal }) => getPaymentFn({ data: workId, signal }),
  })

export const invalidatePayments = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
