import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Contacts, ContactTopic, SendContactOutcome } from '../../../contract/gen/contact_pb.ts'
import { numberOf, requiredWord } from '../../../contract/wire-word.ts'
import { toContact } from '../../../platform/addresses.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, typedLines } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkContact } from './contact-check.ts'
import { CONTACT_FORM } from './contact-search.ts'

/** Name and address of who is signed in; empty for a visitor. */
export const getSenderFn = createServerFn().handler(async () => {
  const { name, mail } = await callStaffRaw(Contacts.method.getSender, {}, await callerIdToken())
  return { name, mail }
})

const line = v.pipe(v.string(), v.maxLength(500))

const contactSchema = formWith({
  topic: line,
  name: line,
  mail: line,
  body: v.pipe(typedLines, v.maxLength(10_000)),
  idempotencyKey: submissionKey,
})

export type ContactAnswer = FormAnswer & { number?: string }

async function send({ form, fields }: v.InferOutput<typeof contactSchema>): Promise<ContactAnswer> {
  const invalid = invalidAnswer(checkContact(form))
  if (invalid) return invalid
  const request = { ...fields, topic: numberOf(ContactTopic, fields.topic) }
  const { outcome, number, retryAfter } = await callStaffRaw(
    Contacts.method.sendContact,
    request,
    await callerIdToken(),
  )
  return {
    outcome: requiredWord(SendContactOutcome, outcome, 'SendContact.outcome'),
    number,
    retryAfter: retryAfter ?? null,
  }
}

const TYPED = ['topic', 'name', 'mail', 'body'] as const

export const sendContactFn = createServerFn({ method: 'POST' })
  .validator(contactSchema)
  .handler(
    postedCommand({
      form: CONTACT_FORM,
      run: send,
      typed: ({ form }) => Object.fromEntries(TYPED.map((name) => [name, typedIn(form, name)])),
      isDone: ({ outcome }) => outcome === 'RECEIVED',
      next: (answer) =>
        toContact({ outcome: answer.outcome, number: 'number' in answer ? answer.number : undefined }),
    }),
  )
