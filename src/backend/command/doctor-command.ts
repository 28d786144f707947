import type { Executor, Database } from '../database/client.ts'
import { inTransaction } from '../database/statement-failure.ts'
import { answerOnce } from './answer-once.ts'
import { lockDoctor } from './doctor-lock.service.ts'

/**
 * A doctor's command whose response is one of `words`: one transaction under the doctor's lock, once per idempotency
 * key. What `run` locks comes after the doctor; it gets the doctor's status, null when there is none any more.
 */
export const doctorCommand =
  <Request extends { key: string }, Words extends CommandAnswers>(
    { operation, words }: Named<Words>,
    run: (
      tx: Executor,
      command: DoctorCommand<Request>,
      status: string | null,
    ) => Promise<keyof Words & string>,
  ) =>
  (database: Database, command: DoctorCommand<Request>): Promise<keyof Words & string> =>
    inTransaction(database, async (tx) => {
      const { accountId, doctorId, request, now } = command
      const status = await lockDoctor(tx, doctorId, now)
      return answerOnce(tx, { accountId, operation, request, words, now }, () => run(tx, command, status))
    })
export type DoctorCommand<Request> = { accountId: string; doctorId: string; request: Request; now: Date }
export type CommandAnswers = Readonly<Record<string, unknown>>
export type Named<Words> = { operation: string; words: Words }
