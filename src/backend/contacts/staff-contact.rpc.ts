import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { ContactTopic } from '../../contract/gen/contact_pb.ts'
import {
  ContactSender,
  ContactState,
  ContactVerdict,
  DecideContactOutcome,
  StaffContacts,
  type ContactSummarySchema,
} from '../../contract/gen/staff_contact_pb.ts'
import { wordOf } from '../../contract/wire-word.ts'
import { CONTACT_WORDS, contactNumber } from '../../domain/contact/contact.ts'
import { VIEW_MS, VIEW_REASON } from '../../domain/message/thread-view-reason.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toIdempotencyKey } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { timestampOf } from '../rpc/timestamp-of.ts'
import { recordStaffAction } from '../staff/staff-action.service.ts'
import { notStaff, type StaffGate } from '../staff/staff-input.ts'
import { contactNotFound, toContactId, toWords } from './contact-input.ts'
import { decideContact } from './decide-contact.service.ts'
import {
  findContact,
  findDecidedContacts,
  findOpenContacts,
  hasOpenedContact,
  type ContactSummaryRow,
} from './contact.store.ts'

const OPEN = 50
const DECIDED = 20
/** Pressed twice within this time is opened once. */
const SAME_MS = 60_000

const toSummary = (row: Omit<ContactSummaryRow, 'total'>): MessageInitShape<typeof ContactSummarySchema> => ({
  id: row.id,
  number: contactNumber(row.id),
  sender: ContactSender[row.sender],
  name: row.name,
  topic: ContactTopic[row.topic],
  sentAt: timestampFromDate(row.sentAt),
  state: ContactState[row.state],
  decidedAt: timestampOf(row.decidedAt),
  staffName: row.staffName ?? '',
  doctorId: row.doctorId ?? '',
})

type Options = { database: Database; clock: () => Date; staffOf: StaffGate }

/** The methods of `dp.staff.StaffContacts`, each for staff only: a contact is read for a recorded reason. */
export const createStaffContactMethods = ({ database, clock, staffOf }: Options): RpcMethod[] => [
  rpcMethod(StaffContacts.method.listContacts, async (_, call) => {
    await staffOf(call)
    const [open, decided] = await Promise.all([
      findOpenContacts(database, OPEN),
      findDecidedContacts(database, DECIDED),
    ])
    return { open: open.map(toSummary), decided: decided.map(toSummary), total: open[0]?.total ?? 0 }
  }),

  rpcMethod(StaffContacts.method.openContact, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const id = toContactId(message.id)
    const words = toWords(message.reason, VIEW_REASON)
    if (!(await findContact(database, id))) throw contactNotFound()
    const at = clock()
    const since = new Date(at.getTime() - SAME_MS)
    if (!(await hasOpenedContact(database, { id, staffAccountId, since })))
      await recordStaffAction(database, { staffAccountId, kind: 'CONTACT_VIEWED', subject: id, words, at })
    return {}
  }),

  rpcMethod(StaffContacts.method.getContact, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const id = toContactId(message.id)
    const since = new Date(clock().getTime() - VIEW_MS)
    const [found, isOpened] = await Promise.all([
      findContact(database, id),
      hasOpenedContact(database, { id, staffAccountId, since }),
    ])
    if (!found) throw contactNotFound()
    if (!isOpened) return { contact: toSummary(found) }
    logSecurity('sensitive_read', { reason: 'contact', accountId: staffAccountId })
    const { mail, body, words } = found
    return { contact: toSummary(found), text: { mail, body, words: words ?? '' } }
  }),

  rpcMethod(StaffContacts.method.decideContact, async (message, call) => {
    const { accountId: staffAccountId } = await staffOf(call)
    const verdict = wordOf(ContactVerdict, message.verdict)
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
    return { outcome: DecideContactOutcome[outcome] }
  }),
]
