import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getPayment, getYearOfPay } from './payments.functions.ts'

const PAYMENTS_KEY = ['payments'] as const

/** The payments of a year; 0 means the current one. */
export const yearOfPayQuery = (year = 0) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'year', year],
    queryFn: ({ signal }) => getYearOfPay({ data: year, signal }),
  })

export const paymentQuery = (workId: string) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, 'one', workId],
    queryFn: ({ signal }) => getPayment({ data: workId, signal }),
  })

export const invalidatePayments = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
