import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../../account/own-account.queries.ts'
import { hospitalPaymentsQuery } from './hospital-payment.queries.ts'
import type { Shelf } from './hospital-payment-search.ts'

/** The files ask how long ago the log-in was. */
export async function loadHospitalPayments(
  queryClient: QueryClient,
  shelf: Shelf = 'UNPAID',
  month?: string,
) {
  await Promise.all([
    queryClient.ensureQueryData(hospitalPaymentsQuery(shelf, month)),
    queryClient.ensureQueryData(ownAccountQuery()),
  ])
}
