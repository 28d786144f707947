import type { QueryClient } from '@tanstack/react-query'
import { ownAccountQuery } from '../account/own-account.queries.ts'
import { hospitalPaymentsQuery } from './hospital-payments.queries.ts'
import type { Shelf } from './hospital-payments-search.ts'

/** What is paid is read only; the file of what is to be paid asks how long ago the log-in was. */
export async function loadHospitalPayments(
  queryClient: QueryClient,
  shelf: Shelf = 'UNPAID',
  month?: string,
) {
  await Promise.all([
    queryClient.ensureQueryData(hospitalPaymentsQuery(shelf, month)),
    shelf === 'UNPAID' && queryClient.ensureQueryData(ownAccountQuery()),
  ])
}
