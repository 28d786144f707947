import { StaffContacts } from '../../contract/gen/staff_contact_pb.ts'
import type { Told } from '../../contract/plain.ts'
import { CONTACT_WORDS } from '../../domain/contact/contact.ts'
import { contactNumber } from '../../domain/contact/contact-number.ts'
import { VIEW_REASON } from '../../domain/message/thread-view-reason.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toIdempotencyKey, toWords } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { mayRead, recordView } from '../staff/recorded-view.service.ts'
import { notStaff, type StaffGate } from '../gate/staff-input.ts'
import { contactNotFound, toContactId } from './contact-input.ts'
import { decideContact } from './decide-contact.service.ts'
import {
  countOpenContacts,
  findContact,
  findDecidedContacts,
  findOpenContacts,
  type ContactSummaryRow,
} from './contact.store.ts'

const OPEN = 50
const DECIDED = 20

const toSummary = (row: ContactSummaryRow): Told<'dp.staff.ContactSummary'> => ({
  ...row,
  number: contactNumber(row.id),
  staffName: row.staffName ?? '',
  doctorId: row.doctorId ?? '',
})

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.StaffContacts`, each for staff only: a contact is read for a recorded reason. */
export const createStaffContactMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethod(StaffContacts.method.listContacts, async (_, call) => {
    await staffOf(call)
    const [open, decided, total] = await Promise.all([
      findOpenContacts(database, OPEN),
      findDecidedContacts(database, DECIDED),
      countOpenContacts(database),
    ])
    return { open: open.map(toSummary), decided: decided.map(toSummary), total }
  }),

  rpcMethod(StaffContacts.method.openContact, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const id = toContactId(message.id)
    const reason = toWords(message.reason, VIEW_REASON)
    if (!(await findContact(database, id))) throw contactNotFound()
    const view = { staffAccountId, kind: 'CONTACT_VIEWED', subject: id } as const
    await recordView(database, { ...view, reason, at: clock() })
    return {}
  }),

  rpcMethod(StaffContacts.method.getContact, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const id = toContactId(message.id)
    const view = { staffAccountId, kind: 'CONTACT_VIEWED', subject: id } as const
    const [found, isOpened] = await Promise.all([
      findContact(database, id),
      mayRead(database, { ...view, now: clock() }),
    ])
    if (!found) throw contactNotFound()
    if (!isOpened) return { contact: toSummary(found) }
    logSecurity('sensitive_read', { reason: 'contact', accountId: staffAccountId })
    const { mail, body, words } = found
    return { contact: toSummary(found), text: { mail, body, words: words ?? '' } }
  }),

  rpcMethod(StaffContacts.method.decideContact, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const { verdict } = message
    if (verdict === null) throw invalidArgument('回答するか、回答せずに終えるかを選んでください。')
    const request = {
      id: toContactId(message.id),
      key: toIdempotencyKey(message.idempotencyKey),
      verdict,
      words: toWords(message.words, CONTACT_WORDS),
    }
    const outcome = await decideContact(database, { staffAccountId, request, now: clock() })
    if (outcome === 'NOT_STAFF') throw notStaff()
    if (outcome === 'NOT_FOUND') throw contactNotFound()
    return { outcome }
  }),
]
