import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Staff } from '../../contract/gen/staff_pb.ts'
import { isDoctorStatus } from '../../domain/account/doctor-words.ts'
import { DOCTOR_DECISION } from '../../domain/doctor/doctor-decision.ts'
import { uuid } from '../../domain/uuid.ts'
import { toStaff } from '../../platform/addresses.ts'
import { ifFound } from '../../services/refusal.ts'
import { callStaff } from '../../services/staff/staff.server.ts'
import { withProof } from '../account/with-proof.server.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { DECIDE_DOCTOR_FORM, untilOf } from './decision-form-data.ts'
import { QUEUES } from './review-search.ts'
import { doctorView, fileView } from './doctor-file-view.ts'

const PAGE_SIZE = 30

export const listDoctorsFn = createServerFn()
  .validator(
    v.object({
      queue: v.picklist(QUEUES),
      after: v.pipe(v.string(), v.maxLength(512)),
    }),
  )
  .handler(async ({ data: { queue, after } }) => {
    const answer = await callStaff(Staff.method.listDoctors, {
      queue,
      after,
      limit: PAGE_SIZE,
    })
    return { ...answer, doctors: answer.doctors.map(doctorView) }
  })

export const getDoctorFileFn = createServerFn()
  .validator(uuid)
  .handler(({ data: doctorId }) =>
    ifFound(async () => fileView(await callStaff(Staff.method.getDoctorFile, { doctorId }))),
  )

const suspendUntilSchema = v.pipe(
  v.string(),
  v.transform(untilOf),
  v.optional(v.date()),
  v.transform((until) => until?.toISOString()),
)

const decideSchema = fieldsOf({
  doctorId: uuid,
  queue: v.picklist(QUEUES),
  decision: wordIn(DOCTOR_DECISION),
  reason: longText,
  seenStatus: v.pipe(v.string(), v.guard(isDoctorStatus)),
  seenDocumentIds: v.pipe(
    v.string(),
    v.transform((ids) => ids.split(',').filter(Boolean)),
    v.array(uuid),
    v.maxLength(10),
  ),
  suspendUntil: suspendUntilSchema,
  idempotencyKey: submissionKey,
})

export const decideDoctorFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: DECIDE_DOCTOR_FORM,
      run: ({ queue: _queue, ...decision }, posted) =>
        withProof(posted, () => callStaff(Staff.method.decideDoctor, decision)),
      done: ['DECIDED', 'PROPOSED'],
      next: ({ outcome }, { queue, doctorId: doctor }) => toStaff({ queue, doctor, outcome }),
    }),
  )
