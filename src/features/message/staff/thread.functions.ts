import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { StaffThreads } from '../../../contract/gen/staff_thread_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaffThread } from '../../../platform/addresses.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { fieldsOf, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { OPEN_THREAD_FORM } from '../../staff/thread-reason.ts'
import { threadOnPage } from '../thread-view.ts'

/** A doctor's threads without their messages, and who of our staff has opened one. */
export const listDoctorThreadsFn = createServerFn()
  .validator(uuid)
  .handler(({ data: doctorId }) => callStaff(StaffThreads.method.listDoctorThreads, { doctorId }))

/** A thread; its messages only after it has been opened. Null for an unknown one. */
export const getStaffThreadFn = createServerFn()
  .validator(v.object({ threadId: uuid, before: v.pipe(v.string(), v.maxLength(512)) }))
  .handler(({ data }) =>
    ifFound(async () => {
      const { thread, ...about } = await callStaff(StaffThreads.method.getStaffThread, data)
      return { ...about, thread: thread && threadOnPage(thread) }
    }),
  )

/** Records why a thread is read, and opens it. */
export const openThreadFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ threadId: uuid, reason: longText }))
  .handler(
    postedCommand({
      form: OPEN_THREAD_FORM,
      run: async (reading) => {
        await callStaff(StaffThreads.method.openThread, reading)
        return { outcome: 'OPENED' }
      },
      done: 'OPENED',
      next: ({ outcome }, { threadId }) => toStaffThread(threadId, outcome === 'OPENED' ? {} : { outcome }),
    }),
  )
