import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { HospitalMessages } from '../../contract/gen/hospital_message_pb.ts'
import { uuid } from '../../domain/uuid.ts'
import { toHospitalThread } from '../../platform/addresses.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { memberMessageSchema, MESSAGE_FORM } from './message-form-data.ts'
import { readUntil } from './message.functions.ts'
import { threadShift, threadOnPage } from './thread-view.ts'

const cursor = v.pipe(v.string(), v.maxLength(512))

export const listThreadsFn = createServerFn()
  .validator(cursor)
  .handler(async ({ data: after }) => {
    const { threads, nextCursor } = await callHospital(HospitalMessages.method.listThreads, { after })
    return { threads: threads.map((thread) => ({ ...thread, shift: threadShift(thread) })), nextCursor }
  })

/** A thread of a hospital; null when there is none for the caller. */
export const getHospitalThreadFn = createServerFn()
  .validator(v.object({ threadId: uuid, before: cursor }))
  .handler(({ data }) =>
    ifFound(async () => {
      const { thread, ...answer } = await callHospital(HospitalMessages.method.getHospitalThread, data)
      return { ...answer, thread: threadOnPage(thread) }
    }),
  )

export const sendHospitalMessageFn = createServerFn({ method: 'POST' })
  .validator(memberMessageSchema)
  .handler(
    postedCommand({
      form: MESSAGE_FORM,
      run: (message) => callHospital(HospitalMessages.method.sendHospitalMessage, message),
      done: 'SENT',
      next: ({ outcome }, { threadId }) => toHospitalThread(threadId, { sent: outcome }),
    }),
  )

export const markHospitalThreadReadFn = createServerFn({ method: 'POST' })
  .validator(readUntil)
  .handler(async ({ data }) => {
    await callHospital(HospitalMessages.method.markHospitalThreadRead, data)
  })
