import { eq } from 'drizzle-orm'
import { csvText } from '../../../domain/text/csv-text.ts'
import { addMonths, isMonth } from '../../../domain/text/month-days.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toHospitalPaymentsOf, toLogin, toPayments } from '../../../platform/addresses.ts'
import type { CallerOf, RequestCaller } from '../../account/request-account.service.ts'
import { isSessionRecentlyAuthenticated } from '../../account/session/re-authentication.ts'
import type { Database } from '../../database/client.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { failureAnswer } from '../../rpc/failure-answer.ts'
import type { Memberships } from '../../gate/memberships.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { createWithholdingTables } from '../../withholding/withholding.service.ts'
import { bandsFor, paidBeside } from './hospital-list.service.ts'
import { payDayOf } from './pay-group.ts'
import { hospitalRows, yearRows } from './payment-rows.ts'
import { findOfYear, findPaid, findUnpaid } from './payment.store.ts'

type Options = {
  database: Database
  memberships: Memberships
  callerOf: CallerOf
  clock: () => Date
  report: (error: unknown) => void
}

/** Rows of one file. */
const MOST = 5_000
const NAME = /^\/account\/payments\/(?:(20\d{2})|hospital-(unpaid|20\d{2}-\d{2}))\.csv$/

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })

const sendTo = (Location: string) =>
  new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })

const file = (name: string, rows: Parameters<typeof csvText>[0]) =>
  new Response(csvText(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })

/**
 * `GET /account/payments/{name}`: the year of the signed-in doctor (`2026.csv`), or what the member's chosen hospital has
 * to pay (`hospital-unpaid.csv`) or has paid in a month (`hospital-2026-12.csv`). Pages link here, so a visitor is led to the
 * log-in, and a member who has not proved lately who is at the device to the page that asks; both lead back to the link.
 */
export function createPaymentFilesHandler({ database, memberships, callerOf, clock, report }: Options) {
  const tables = createWithholdingTables(database, clock)

  async function ofDoctor(accountId: string, year: number): Promise<Response> {
    const [owner] = await database
      .select({ id: doctor.id })
      .from(doctor)
      .where(eq(doctor.accountId, accountId))
    if (!owner) return say(404, 'この年の支払いはありません。')
    const rows = await findOfYear(database, owner.id, year, MOST)
    const bands = await tables(year)
    const own = rows.filter((row) => payDayOf(row).startsWith(`${year}-`))
    return file(
      `payments-${year}.csv`,
      yearRows(own, () => bands, clock()),
    )
  }

  async function ofHospital(caller: RequestCaller, list: string): Promise<Response> {
    const [member] = await memberships.ofAccount(caller.accountId)
    if (!member || !mayOperate(member.role, 'READ_PAYMENTS'))
      return say(403, 'このページは病院の担当者専用です。')
    const { hospitalId } = member
    if (list !== 'unpaid' && !isMonth(list)) return say(404, 'この一覧はありません。')
    if (!(await isSessionRecentlyAuthenticated(database, caller.sessionId, clock())))
      return sendTo(hrefOf(toHospitalPaymentsOf(list, 'NOT_PROVED')))
    const rows = await (list === 'unpaid'
      ? findUnpaid(database, hospitalId, MOST)
      : findPaid(database, {
          hospitalId,
          from: `${list}-01`,
          before: `${addMonths(list, 1)}-01`,
          limit: MOST,
        }))
    const beside = list === 'unpaid' ? await paidBeside(database, hospitalId, rows) : []
    return file(`hospital-payments-${list}.csv`, hospitalRows(rows, await bandsFor(rows, tables), beside))
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return say(405, 'この操作はできません。', { Allow: 'GET' })
    const [, year, list] = NAME.exec(new URL(request.url).pathname) ?? []
    if (year === undefined && list === undefined) return say(404, 'この一覧はありません。')
    try {
      const caller = await callerOf(request.headers)
      if (!caller) {
        const returnTo = hrefOf(list === undefined ? toPayments() : toHospitalPaymentsOf(list))
        return sendTo(hrefOf(toLogin({ returnTo })))
      }
      return await (list === undefined ? ofDoctor(caller.accountId, Number(year)) : ofHospital(caller, list))
    } catch (error) {
      report(error)
      return failureAnswer(error)
    }
  }
}
