import type { Database, Executor } from '../database/client.ts'
import { inTransaction } from '../database/statement-failure.ts'
import { answerOnce } from '../command/answer-once.ts'
import { lockStaff } from './staff-action.service.ts'
import { notStaff } from './staff-input.ts'

export type StaffCommand<Request> = { staffAccountId: string; request: Request; now: Date }

/**
 * A command of our staff whose response is one of `words`: one transaction under the lock of the member of staff, once
 * per idempotency key. Throws `notStaff` for who has left since the gate let the call pass.
 */
export const staffCommand =
  <Request extends { key: string }, Words extends Readonly<Record<string, unknown>>>(
    { operation, words }: { operation: string; words: Words },
    run: (tx: Executor, command: StaffCommand<Request>) => Promise<keyof Words & string>,
  ) =>
  (database: Database, command: StaffCommand<Request>): Promise<keyof Words & string> =>
    inTransaction(database, async (tx) => {
      const { staffAccountId: accountId, request, now } = command
      if (!(await lockStaff(tx, accountId))) throw notStaff()
      return answerOnce(tx, { accountId, operation, request, words, now }, () => run(tx, command))
    })
