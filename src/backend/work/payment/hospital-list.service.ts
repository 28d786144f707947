import type { Database } from '../../database/client.ts'
import type { WithholdingTables } from '../../withholding/withholding.service.ts'
import { payDayOf, toPaymentMessage } from './payment-message.ts'
import { findPaid, findUnpaid } from './payment.store.ts'

/** Works on one list. */
const MOST = 500

type Asked = {
  hospitalId: number
  shelf: 'UNPAID' | 'PAID'
  /** Of PAID: the civil days of the payments. */
  from: string
  before: string
  now: Date
  tables: WithholdingTables
}

/** What a hospital has to pay, or has paid, with the tax that each payment probably has. */
export async function listOfHospital(
  database: Database,
  { hospitalId, shelf, from, before, now, tables }: Asked,
) {
  const limit = MOST + 1
  const rows = await (shelf === 'UNPAID'
    ? findUnpaid(database, hospitalId, limit)
    : findPaid(database, { hospitalId, from, before, limit }))
  const shown = rows.slice(0, MOST)
  const years = [...new Set(shown.map((row) => Number(payDayOf(row).slice(0, 4))))]
  const bands = new Map(await Promise.all(years.map(async (year) => [year, await tables(year)] as const)))
  return {
    payments: shown.map((row) =>
      toPaymentMessage(row, { now, side: 'HOSPITAL', bandsOf: (year) => bands.get(year) ?? [] }),
    ),
    isCut: rows.length > MOST,
  }
}
