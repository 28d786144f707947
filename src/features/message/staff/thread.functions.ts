import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { StaffThreads } from '../../../contract/gen/staff_thread_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaffThread } from '../../../platform/addresses.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { timestampText } from '../../../services/timestamp-text.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { shownThread } from '../thread-view.ts'
import { OPEN_THREAD_FORM, reasonProblems } from '../../staff/thread-reason.ts'

/** A doctor's threads without their messages, and who of our staff has opened one. */
export const listDoctorThreadsFn = createServerFn()
  .validator(uuid)
  .handler(async ({ data: doctorId }) => {
    const { threads, views } = await callStaffRaw(StaffThreads.method.listDoctorThreads, { doctorId })
    return {
      threads: threads.map(({ id, hospitalName, title, lastAt }) => ({
        id,
        hospitalName,
        title,
        last: timestampText(lastAt),
      })),
      views: views.map(({ hospitalName, staffName, reason, viewedAt }, at) => ({
        key: `${at}`,
        text: `${timestampText(viewedAt)} ${staffName}・${hospitalName}とのやりとり`,
        reason,
      })),
    }
  })

/** A thread; its messages only after it has been opened. Null for an unknown one. */
export const getStaffThreadFn = createServerFn()
  .validator(v.object({ threadId: uuid, before: v.pipe(v.string(), v.maxLength(512)) }))
  .handler(({ data }) =>
    ifFound(async () => {
      const { thread, doctorId, doctorName, hospitalName, title } = await callStaffRaw(
        StaffThreads.method.getStaffThread,
        data,
      )
      return { doctorId, doctorName, hospitalName, title, thread: thread ? shownThread(thread) : null }
    }),
  )

const openSchema = formWith({
  threadId: uuid,
  reason: longText,
})

async function open({ form, fields }: v.InferOutput<typeof openSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(reasonProblems(form))
  if (invalid) return invalid
  await callStaffRaw(StaffThreads.method.openThread, fields)
  return { outcome: 'OPENED' }
}

/** Records why a thread is read, and opens it. */
export const openThreadFn = createServerFn({ method: 'POST' })
  .validator(openSchema)
  .handler(
    postedCommand({
      form: OPEN_THREAD_FORM,
      run: open,
      typed: ({ form }) => ({ reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'OPENED',
      next: ({ outcome }, { fields }) =>
        toStaffThread(fields.threadId, outcome === 'OPENED' ? {} : { outcome }),
    }),
  )
