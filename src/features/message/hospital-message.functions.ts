import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { HospitalMessages } from '../../contract/gen/hospital_message_pb.ts'
import { Sender, SendOutcome } from '../../contract/gen/message_pb.ts'
import { requiredWord, wordOfOutcome } from '../../contract/wire-word.ts'
import { momentText, shiftText } from '../../domain/text/shift-text.ts'
import { uuid } from '../../domain/uuid.ts'
import { toHospitalThread } from '../../platform/addresses.ts'
import { callHospitalRaw } from '../../services/hospital/hospital.server.ts'
import { ifFound } from '../../services/refusal.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { invalidAnswer, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkMessage, memberMessageSchema, type MemberMessage } from './message-form-data.ts'
import { readUntil } from './message.functions.ts'
import { MESSAGE_FORM } from './posted-forms.ts'
import { shownThread } from './thread-view.ts'

const cursor = v.pipe(v.string(), v.maxLength(512))

export const listThreadsFn = createServerFn()
  .validator(cursor)
  .handler(async ({ data: after }) => {
    const answer = await callHospitalRaw(HospitalMessages.method.listThreads, { after })
    return {
      items: answer.threads.map(({ id, doctorName, title, unread, isClosed, lastBody, ...row }) => {
        const [start, end] = [instantText(row.startTime), instantText(row.endTime)]
        return {
          id,
          doctorName,
          title,
          shift: start && end ? shiftText(start, end) : row.pattern || null,
          isOwnLast: requiredWord(Sender, row.lastSender, 'ThreadSummary.last_sender') !== 'DOCTOR',
          lastBody,
          last: momentText(instantText(row.lastAt) ?? ''),
          unread,
          isClosed,
        }
      }),
      nextCursor: answer.nextCursor,
    }
  })

/** A thread of a hospital; null when there is none for the caller. */
export const getHospitalThreadFn = createServerFn()
  .validator(v.object({ threadId: uuid, before: cursor }))
  .handler(({ data }) =>
    ifFound(async () => {
      const answer = await callHospitalRaw(HospitalMessages.method.getHospitalThread, data)
      const { doctorName, applicationId } = answer
      return { thread: shownThread(answer.thread), doctorName, applicationId }
    }),
  )

async function send({ form, fields }: MemberMessage): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkMessage(form))
  if (invalid) return invalid
  return wordOfOutcome(SendOutcome, callHospitalRaw(HospitalMessages.method.sendHospitalMessage, fields))
}

export const sendHospitalMessageFn = createServerFn({ method: 'POST' })
  .validator(memberMessageSchema)
  .handler(
    postedCommand({
      form: MESSAGE_FORM,
      run: send,
      typed: ({ fields: { body } }) => ({ body }),
      isDone: ({ outcome }) => outcome === 'SENT',
      next: ({ outcome }, { fields: { threadId } }) => toHospitalThread(threadId, { sent: outcome }),
    }),
  )

export const markHospitalThreadReadFn = createServerFn({ method: 'POST' })
  .validator(readUntil)
  .handler(async ({ data: { threadId, until } }) => {
    await callHospitalRaw(HospitalMessages.method.markHospitalThreadRead, {
      threadId,
      until: timestampFromDate(until),
    })
  })
