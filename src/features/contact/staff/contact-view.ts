import { ContactTopic } from '../../../contract/gen/contact_pb.ts'
import { ContactSender, ContactState, type ContactSummary } from '../../../contract/gen/staff_contact_pb.ts'
import { requiredWord } from '../../../contract/wire-word.ts'
import { CONTACT_SENDER, CONTACT_STATE, CONTACT_TOPIC } from '../../../domain/contact/contact.ts'
import { timestampText } from '../../../services/timestamp-text.ts'

/** View model of a contact, without what was written. */
export function contactView(contact: ContactSummary) {
  const { id, number, name, staffName, doctorId } = contact
  const state = requiredWord(ContactState, contact.state, 'ContactSummary.state')
  return {
    id,
    number,
    name,
    staffName,
    doctorId,
    sender: CONTACT_SENDER[requiredWord(ContactSender, contact.sender, 'ContactSummary.sender')],
    topic: CONTACT_TOPIC[requiredWord(ContactTopic, contact.topic, 'ContactSummary.topic')],
    sent: timestampText(contact.sentAt),
    isOpen: state === 'OPEN',
    state: CONTACT_STATE[state],
    decided: contact.decidedAt ? timestampText(contact.decidedAt) : '',
  }
}
export type ContactView = ReturnType<typeof contactView>
