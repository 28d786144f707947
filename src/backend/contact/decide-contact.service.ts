import {
  DECIDE_CONTACT_OUTCOME,
  mayContactFollow,
  type ContactVerdict,
} from '../../domain/contact/contact.ts'
import { contactNumber } from '../../domain/contact/contact-number.ts'
import type { Database } from '../database/client.ts'
import { inTransaction } from '../database/statement-failure.ts'
import { answerOnce } from '../command/answer-once.ts'
import { orderMail } from '../mail/mail-order.service.ts'
import { lockStaff, recordStaffAction } from '../gate/staff-action.service.ts'
import { CONTACT_ANSWER_MAIL } from './contact-letters.ts'
import { decideContactRow, lockContact } from './contact.store.ts'

type Decision = {
  staffAccountId: string
  request: { id: string; key: string; verdict: ContactVerdict; words: string }
  now: Date
}

/** Our staff answer a contact by mail, or end it without an answer. NOT_STAFF: the caller has left. Idempotent by key. */
export const decideContact = (database: Database, { staffAccountId, request, now }: Decision) =>
  inTransaction(database, async (tx) => {
    const { id, verdict, words } = request
    if (!(await lockStaff(tx, staffAccountId))) return 'NOT_STAFF'
    const found = await lockContact(tx, id)
    if (!found) return 'NOT_FOUND'
    const operation = 'decideContact'
    const once = { accountId: staffAccountId, operation, request, words: DECIDE_CONTACT_OUTCOME, now }
    return answerOnce(tx, once, async () => {
      if (!mayContactFollow(found.state, verdict)) return 'ALREADY_DECIDED'
      await decideContactRow(tx, id, { state: verdict, words, decidedAt: now, staffAccountId })
      const isAnswered = verdict === 'ANSWERED'
      await recordStaffAction(tx, {
        staffAccountId,
        kind: isAnswered ? 'CONTACT_ANSWERED' : 'CONTACT_CLOSED',
        subject: id,
        words: isAnswered ? `受付番号 ${contactNumber(id)}` : words,
        at: now,
      })
      if (isAnswered)
        await orderMail(
          tx,
          {
            key: `contact-answer:${id}`,
            kind: CONTACT_ANSWER_MAIL,
            recipient: found.mail,
            payload: { contactId: id },
          },
          now,
        )
      return verdict
    })
  })
