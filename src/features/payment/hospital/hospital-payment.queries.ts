import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import type { Shelf } from './hospital-payment-search.ts'
import { listPaymentsFn, listSlipsFn } from './hospital-payment.functions.ts'

const HOSPITAL_PAYMENTS_KEY = ['hospitalPayments'] as const

export const hospitalPaymentsQuery = (shelf: Shelf = 'UNPAID', month?: string) =>
  queryOptions({
    ...LIVE,
    queryKey: [...HOSPITAL_PAYMENTS_KEY, 'list', shelf, month ?? ''],
    queryFn: ({ signal }) => listPaymentsFn({ data: { shelf, month }, signal }),
    // A form must not change while the member fills it in.
    refetchOnWindowFocus: false,
  })

export const slipsQuery = (year = 0) =>
  queryOptions({
    queryKey: [...HOSPITAL_PAYMENTS_KEY, 'slips', year],
    queryFn: ({ signal }) => listSlipsFn({ data: year, signal }),
  })

export const invalidateHospitalPayments = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: HOSPITAL_PAYMENTS_KEY })
