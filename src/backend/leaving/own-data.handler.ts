import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import type { Database } from '../database/client.ts'
import { failureAnswer } from '../rpc/failure-answer.ts'
import { findOwnData, type BankAccountOf } from './own-data.store.ts'

type Options = {
  database: Database
  accountOf: (headers: Headers) => Promise<string | null>
  bankAccountOf: BankAccountOf
  clock: () => Date
  report: (error: unknown) => void
}

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** `GET /account/data`: the data export of the signed-in account. */
export const createOwnDataHandler =
  ({ database, accountOf, bankAccountOf, clock, report }: Options) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET') return say(405, 'この操作はできません。', { Allow: 'GET' })
    try {
      const accountId = await accountOf(request.headers)
      if (accountId === null)
        return say(401, 'ログインの有効期限が切れました。もう一度ログインしてください。')
      logSecurity('sensitive_read', { reason: 'own data', accountId })
      const now = clock()
      const day = tokyoDay(now)
      const data = { 作成日: day, ...(await findOwnData(database, accountId, { now, bankAccountOf })) }
      return new Response(JSON.stringify(data, null, 2), {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="dp-work-${day}.json"`,
          'Cache-Control': 'private, no-store',
        },
      })
    } catch (error) {
      report(error)
      return failureAnswer(error)
    }
  }
