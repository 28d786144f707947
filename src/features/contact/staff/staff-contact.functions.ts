import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { StaffContacts } from '../../../contract/gen/staff_contact_pb.ts'
import { CONTACT_VERDICT } from '../../../domain/contact/contact.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaffContact } from '../../../platform/addresses.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { fieldsOf, longText, submissionKey, typedLines, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { DECIDE_CONTACT_FORM, OPEN_CONTACT_FORM } from './contact-form-data.ts'

export const listContactsFn = createServerFn().handler(() => callStaff(StaffContacts.method.listContacts, {}))

/** A contact; its text only after it has been opened. Null for an unknown one. */
export const getContactFn = createServerFn()
  .validator(uuid)
  .handler(({ data: id }) => ifFound(() => callStaff(StaffContacts.method.getContact, { id })))

/** Records why a contact is read, and opens it. */
export const openContactFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ id: uuid, reason: longText }))
  .handler(
    postedCommand({
      form: OPEN_CONTACT_FORM,
      run: async (fields) => {
        await callStaff(StaffContacts.method.openContact, fields)
        return { outcome: 'OPENED' }
      },
      done: 'OPENED',
      next: ({ outcome }, { id }) => toStaffContact(id, outcome === 'OPENED' ? {} : { outcome }),
    }),
  )

/** Answers a contact by mail, or ends it without an answer. */
export const decideContactFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      id: uuid,
      verdict: wordIn(CONTACT_VERDICT),
      words: v.pipe(typedLines, v.maxLength(10_000)),
      idempotencyKey: submissionKey,
    }),
  )
  .handler(
    postedCommand({
      form: DECIDE_CONTACT_FORM,
      run: (decision) => callStaff(StaffContacts.method.decideContact, decision),
      done: ['ANSWERED', 'CLOSED'],
      next: ({ outcome }, { id }) => toStaffContact(id, { outcome }),
    }),
  )
