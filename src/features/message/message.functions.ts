import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Messages } from '../../contract/gen/message_pb.ts'
import { decimalId } from '../../domain/decimal-id.ts'
import { uuid } from '../../domain/uuid.ts'
import { toMessages } from '../../platform/addresses.ts'
import { ifFound } from '../../services/refusal.ts'
import { callWork } from '../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { shownApplication } from '../application/doctor/application-view.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { doctorMessageSchema, kindField, MESSAGE_FORM } from './message-form-data.ts'
import { threadOnPage } from './thread-view.ts'

const WIRE_KIND = { spot: 'SPOT', regular: 'REGULAR' } as const

/** The doctor's thread of a listing; null for an unknown listing, `none` for an account without a doctor. */
export const getThreadFn = createServerFn()
  .validator(
    v.object({ kind: kindField, listingId: decimalId, before: v.pipe(v.string(), v.maxLength(512)) }),
  )
  .handler(({ data: { kind, ...data } }) =>
    ifFound(async () => {
      const answer = await emptyWithoutDoctor(async () =>
        callWork(Messages.method.getThread, { ...data, kind: WIRE_KIND[kind] }),
      )
      if (!answer) return 'none' as const
      return {
        ...answer,
        thread: threadOnPage(answer.thread),
        offered: answer.offered && shownApplication(answer.offered),
      }
    }),
  )

export const sendMessageFn = createServerFn({ method: 'POST' })
  .validator(doctorMessageSchema)
  .handler(
    postedCommand({
      form: MESSAGE_FORM,
      run: ({ kind, ...message }) =>
        callWork(Messages.method.sendMessage, { ...message, kind: WIRE_KIND[kind] }),
      done: 'SENT',
      next: ({ outcome }, { kind, listingId }) => toMessages(kind, listingId, { sent: outcome }),
    }),
  )

/** `until` is an RFC 3339 instant. */
export const readUntil = v.object({
  threadId: uuid,
  until: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
})

export const markThreadReadFn = createServerFn({ method: 'POST' })
  .validator(readUntil)
  .handler(async ({ data }) => {
    await callWork(Messages.method.markThreadRead, data)
  })
