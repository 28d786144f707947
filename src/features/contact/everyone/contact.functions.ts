import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Contacts } from '../../../contract/gen/contact_pb.ts'
import { CONTACT_TOPIC } from '../../../domain/contact/contact.ts'
import { toContact } from '../../../platform/addresses.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { fieldsOf, submissionKey, typedLines, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { CONTACT_FORM } from './contact-form-data.ts'

/** Name and address of who is signed in; empty for a visitor. */
export const getSenderFn = createServerFn().handler(async () =>
  callStaff(Contacts.method.getSender, {}, await callerIdToken()),
)

const line = v.pipe(v.string(), v.maxLength(500))

export const sendContactFn = createServerFn({ method: 'POST' })
  .validator(
    fieldsOf({
      topic: wordIn(CONTACT_TOPIC),
      name: line,
      mail: line,
      body: v.pipe(typedLines, v.maxLength(10_000)),
      idempotencyKey: submissionKey,
    }),
  )
  .handler(
    postedCommand({
      form: CONTACT_FORM,
      run: async (question) => callStaff(Contacts.method.sendContact, question, await callerIdToken()),
      done: 'RECEIVED',
      next: (answer) =>
        toContact({ outcome: answer.outcome, number: 'number' in answer ? answer.number : undefined }),
    }),
  )
