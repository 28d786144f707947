import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import type { Member } from '../../gate/memberships.ts'
import { lockMember } from '../../gate/member-lock.service.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { findParties } from '../core/decide-application.store.ts'
import { mayCancel } from '../core/doctor-command.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'

/** Who acts on a contract: its doctor, or a member of its hospital. */
export type ContractSide =
  | { by: 'DOCTOR'; accountId: string; doctorId: string }
  | {
      by: 'HOSPITAL'
      accountId: string
      member: Pick<Member, 'memberId' | 'hospitalId' | 'hospitalStanding'>
    }

/** What names a contract in a command: the application that it came from, and the idempotency key. */
export type OfContract = { applicationId: string; key: string }

export type ContractCommand<Request extends OfContract> = {
  side: ContractSide
  request: Request
  now: Date
}

type Locked = { refusal: 'NOT_FOUND' | 'NOT_ALLOWED' } | { refusal: null; doctorStatus: string }

/** Whether the side may act on the contract now, with the locks of member and doctor, in this order. */
async function lockSide(tx: Executor, { side, request, now }: ContractCommand<OfContract>): Promise<Locked> {
  if (side.by === 'HOSPITAL' && !(await lockMember(tx, side.member.memberId))) return { refusal: 'NOT_FOUND' }
  const parties = await findParties(tx, request.applicationId)
  const doctorId = side.by === 'DOCTOR' ? side.doctorId : parties?.doctorId
  if (doctorId === undefined) return { refusal: 'NOT_FOUND' }
  const doctorStatus = await lockDoctor(tx, doctorId, now)
  const isOwn =
    side.by === 'DOCTOR' ? parties?.doctorId === doctorId : parties?.hospitalId === side.member.hospitalId
  if (!isOwn) return { refusal: 'NOT_FOUND' }
  if (side.by === 'DOCTOR' && !mayCancel(doctorStatus)) return { refusal: 'NOT_ALLOWED' }
  return { refusal: null, doctorStatus: doctorStatus ?? '' }
}

type Refusable = Readonly<Record<'NOT_FOUND' | 'NOT_ALLOWED', unknown>>

/**
 * A side's command about a regular contract, whose response is one of `words`. Idempotent by key; locks in the order
 * member, doctor, and then what `run` locks.
 */
export const contractCommand =
  <Request extends OfContract, Words extends Refusable & Readonly<Record<string, unknown>>>(
    { operation, words }: { operation: string; words: Words },
    run: (
      tx: Executor,
      command: ContractCommand<Request>,
      doctorStatus: string,
    ) => Promise<keyof Words & string>,
  ) =>
  (database: Database, command: ContractCommand<Request>) =>
    inTransaction(database, async (tx) => {
      const locked = await lockSide(tx, command)
      const { side, request, now } = command
      const once = { accountId: side.accountId, operation, request, words, now }
      return answerOnce(tx, once, async () =>
        locked.refusal === null ? run(tx, command, locked.doctorStatus) : locked.refusal,
      )
    })
