import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { findPlace, lockWork, type LockedWork, type Place } from '../cancellation/cancellation.store.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'

export type DoctorCommand<Request> = { accountId: string; doctorId: string; request: Request; now: Date }

/** What names a work in a command, with the idempotency key. */
export type OfWork = { workId: string; key: string }

type Answers = Readonly<Record<string, unknown>>
type Named<Words> = { operation: string; words: Words }

/**
 * A doctor's command whose response is one of `words`: one transaction under the doctor's lock, once per idempotency
 * key. What `run` locks comes after the doctor; it gets the doctor's status, null when there is none any more.
 */
export const doctorCommand =
  <Request extends { key: string }, Words extends Answers>(
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

/** Whether the doctor's role may cancel, and change a matched work otherwise (product reference 2.1). */
export function mayCancel(status: string | null): boolean {
  if (status === null) return false
  const role = roleOfDoctorStatus(status)
  return role === 'TrustedDoctor' || role === 'MedicalLicenseVerified'
}

/** A doctor's command about an own matched work, by a doctor who may cancel; `run` gets the work locked. */
export const ownWorkCommand = <
  Request extends OfWork,
  Words extends Answers & { NOT_ALLOWED: unknown; NOT_FOUND: unknown },
>(
  named: Named<Words>,
  run: (
    tx: Executor,
    locked: { place: Place; work: LockedWork },
    command: DoctorCommand<Request>,
  ) => Promise<keyof Words & string>,
) =>
  doctorCommand(named, async (tx, command: DoctorCommand<Request>, status) => {
    if (!mayCancel(status)) return 'NOT_ALLOWED'
    const { workId } = command.request
    const place = await findPlace(tx, workId)
    if (place?.doctorId !== command.doctorId) return 'NOT_FOUND'
    const work = await lockWork(tx, workId)
    return work ? run(tx, { place, work }, command) : 'NOT_FOUND'
  })
