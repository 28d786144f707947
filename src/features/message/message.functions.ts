import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ListingKind, Messages, SendOutcome } from '../../contract/gen/message_pb.ts'
import { wordOfOutcome } from '../../contract/wire-word.ts'
import { decimalId } from '../../domain/decimal-id.ts'
import { uuid } from '../../domain/uuid.ts'
import { toMessages } from '../../platform/addresses.ts'
import { ifFound } from '../../services/refusal.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { applicationView } from '../application/doctor/application-view.ts'
import { invalidAnswer, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkMessage, doctorMessageSchema, kindField, type DoctorMessage } from './message-form-data.ts'
import { MESSAGE_FORM } from './posted-forms.ts'
import { shownThread } from './thread-view.ts'

const WIRE_KIND = { spot: ListingKind.SPOT, regular: ListingKind.REGULAR } as const

/** The doctor's thread of a listing; null for an unknown listing, `none` for an account without a doctor. */
export const getThreadFn = createServerFn()
  .validator(
    v.object({ kind: kindField, listingId: decimalId, before: v.pipe(v.string(), v.maxLength(512)) }),
  )
  .handler(({ data: { kind, ...data } }) =>
    ifFound(async () => {
      const answer = await emptyWithoutDoctor(async () =>
        callWorkRaw(Messages.method.getThread, { ...data, kind: WIRE_KIND[kind] }),
      )
      if (!answer) return 'none' as const
      return {
        thread: shownThread(answer.thread),
        hospitalName: answer.hospitalName,
        replyMedianMinutes: answer.replyMedianMinutes ?? null,
        offered: answer.offered ? applicationView(answer.offered) : null,
      }
    }),
  )

async function send({ form, fields }: DoctorMessage): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkMessage(form))
  if (invalid) return invalid
  const { kind, ...message } = fields
  return wordOfOutcome(
    SendOutcome,
    callWorkRaw(Messages.method.sendMessage, { ...message, kind: WIRE_KIND[kind] }),
  )
}

export const sendMessageFn = createServerFn({ method: 'POST' })
  .validator(doctorMessageSchema)
  .handler(
    postedCommand({
      form: MESSAGE_FORM,
      run: send,
      typed: ({ fields: { body } }) => ({ body }),
      isDone: ({ outcome }) => outcome === 'SENT',
      next: ({ outcome }, { fields: { kind, listingId } }) => toMessages(kind, listingId, { sent: outcome }),
    }),
  )

/** `until` is an RFC 3339 instant. */
export const readUntil = v.object({
  threadId: uuid,
  until: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
})

export const markThreadReadFn = createServerFn({ method: 'POST' })
  .validator(readUntil)
  .handler(async ({ data: { threadId, until } }) => {
    await callWorkRaw(Messages.method.markThreadRead, { threadId, until: timestampFromDate(until) })
  })
