import { eq } from 'drizzle-orm'
import { mailAddressOf } from '../account/mail-address.ts'
import type { Database, Executor } from '../database/client.ts'
import { account } from '../database/schema/account.ts'
import { doctor } from '../database/schema/doctor.ts'
import { doctorDecision } from '../database/schema/staff.ts'
import { insertMail } from '../mail/mail-outbox.store.ts'
import type { LetterWriter } from '../mail/mail-worker.ts'
import { decisionLetter } from './decision-letters.ts'

const KIND = 'DOCTOR_DECISION'

/** Orders the mail about a decision in the transaction that makes it: one decision, one mail. None without an address. */
export async function orderDecisionMail(
  tx: Executor,
  { decisionId, doctorId, now }: { decisionId: string; doctorId: string; now: Date },
): Promise<void> {
  const [owner] = await tx
    .select({ loginId: account.loginId })
    .from(doctor)
    .innerJoin(account, eq(account.id, doctor.accountId))
    .where(eq(doctor.id, doctorId))
  const recipient = mailAddressOf(owner?.loginId ?? null)
  if (!recipient) return
  await insertMail(
    tx,
    { key: `doctor-decision:${decisionId}`, kind: KIND, recipient, payload: { decisionId } },
    now,
  )
}

/** Writes the mails about decisions from the record of them. */
export const createDecisionLetters = (
  database: Database,
  origin: string,
): Readonly<Record<typeof KIND, LetterWriter>> => ({
  [KIND]: async ({ decisionId = '' }) => {
    const [made] = await database
      .select({
        decision: doctorDecision.decision,
        toStatus: doctorDecision.toStatus,
        reason: doctorDecision.reason,
        suspendedUntil: doctorDecision.suspendedUntil,
        lastName: doctor.lastName,
        firstName: doctor.firstName,
      })
      .from(doctorDecision)
      .innerJoin(doctor, eq(doctor.id, doctorDecision.doctorId))
      .where(eq(doctorDecision.id, decisionId))
    return made ? decisionLetter(origin, made) : null
  },
})
