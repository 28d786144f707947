import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  ContactVerdict,
  DecideContactOutcome,
  StaffContacts,
} from '../../../contract/gen/staff_contact_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaffContact } from '../../../platform/addresses.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, typedLines, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { reasonProblems } from '../../staff/thread-reason.ts'
import { contactView } from './contact-view.ts'
import { checkContactDecision } from './contacts-check.ts'
import { DECIDE_CONTACT_FORM, OPEN_CONTACT_FORM } from './contacts-search.ts'

export const listContactsFn = createServerFn().handler(async () => {
  const { open, decided, total } = await callStaffRaw(StaffContacts.method.listContacts, {})
  return { open: open.map(contactView), decided: decided.map(contactView), total }
})

/** A contact; its text only after it has been opened. Null for an unknown one. */
export const getContactFn = createServerFn()
  .validator(uuid)
  .handler(({ data: id }) =>
    ifFound(async () => {
      const { contact, text } = await callStaffRaw(StaffContacts.method.getContact, { id })
      if (!contact) return null
      return {
        contact: contactView(contact),
        text: text ? { mail: text.mail, body: text.body, words: text.words } : null,
      }
    }),
  )

const openSchema = formWith({ id: uuid, reason: longText })

async function open({ form, fields }: v.InferOutput<typeof openSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(reasonProblems(form))
  if (invalid) return invalid
  await callStaffRaw(StaffContacts.method.openContact, fields)
  return { outcome: 'OPENED' }
}

/** Records why a contact is read, and opens it. */
export const openContactFn = createServerFn({ method: 'POST' })
  .validator(openSchema)
  .handler(
    postedCommand({
      form: OPEN_CONTACT_FORM,
      run: open,
      typed: ({ form }) => ({ reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'OPENED',
      next: ({ outcome }, { fields }) => toStaffContact(fields.id, outcome === 'OPENED' ? {} : { outcome }),
    }),
  )

const decideSchema = formWith({
  id: uuid,
  verdict: v.pipe(v.string(), v.maxLength(20)),
  words: v.pipe(typedLines, v.maxLength(10_000)),
  idempotencyKey: submissionKey,
})

async function decide({ form, fields }: v.InferOutput<typeof decideSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkContactDecision(form))
  if (invalid) return invalid
  const request = { ...fields, verdict: numberOf(ContactVerdict, fields.verdict) }
  return wordOfOutcome(DecideContactOutcome, callStaffRaw(StaffContacts.method.decideContact, request))
}

/** Answers a contact by mail, or ends it without an answer. */
export const decideContactFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: DECIDE_CONTACT_FORM,
      run: decide,
      typed: ({ form }) => ({ verdict: typedIn(form, 'verdict'), words: typedIn(form, 'words') }),
      isDone: ({ outcome }) => outcome === 'ANSWERED' || outcome === 'CLOSED',
      next: ({ outcome }, { fields }) => toStaffContact(fields.id, { outcome }),
    }),
  )
