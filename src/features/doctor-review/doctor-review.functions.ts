import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { DecideOutcome, DoctorDecision, DoctorQueue, Staff } from '../../contract/gen/staff_pb.ts'
import { DoctorStatus } from '../../contract/gen/user_pb.ts'
import { numberOf, requiredWord } from '../../contract/wire-word.ts'
import { isDoctorStatus } from '../../domain/account/doctor-words.ts'
import { uuid } from '../../domain/uuid.ts'
import { toStaff } from '../../platform/addresses.ts'
import { ifFound } from '../../services/refusal.ts'
import { callStaffRaw } from '../../services/staff/staff.server.ts'
import { withProof } from '../account/with-proof.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkDoctorDecision, untilOf } from './decision-check.ts'
import { isDecided, type DecisionOutcome } from './decision-outcome.ts'
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
    const answer = await callStaffRaw(Staff.method.listDoctors, {
      queue: DoctorQueue[queue],
      after,
      limit: PAGE_SIZE,
    })
    return {
      doctors: answer.doctors.map(doctorView),
      nextCursor: answer.nextCursor,
      total: answer.total,
    }
  })

export const getDoctorFileFn = createServerFn()
  .validator(uuid)
  .handler(({ data: doctorId }) =>
    ifFound(async () => fileView(await callStaffRaw(Staff.method.getDoctorFile, { doctorId }))),
  )

const suspendUntilSchema = v.pipe(
  v.string(),
  v.transform(untilOf),
  v.optional(v.date()),
  v.transform((until) => until && timestampFromDate(until)),
)

const decideSchema = formWith({
  doctorId: uuid,
  queue: v.picklist(QUEUES),
  decision: v.pipe(v.string(), v.maxLength(40)),
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

async function decide({ form, fields }: v.InferOutput<typeof decideSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkDoctorDecision(form))
  if (invalid) return invalid
  const { queue: _queue, ...request } = fields
  return withProof(form, async () => {
    const { outcome } = await callStaffRaw(Staff.method.decideDoctor, {
      ...request,
      decision: numberOf(DoctorDecision, request.decision),
      seenStatus: DoctorStatus[request.seenStatus],
    })
    const word: DecisionOutcome = requiredWord(DecideOutcome, outcome, 'DecideDoctor.outcome')
    return { outcome: word }
  })
}

export const decideDoctorFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: 'decision',
      run: decide,
      typed: ({ form, fields: { decision, reason } }) => ({
        decision,
        reason,
        suspendUntil: typedIn(form, 'suspendUntil'),
      }),
      isDone: ({ outcome }) => isDecided(outcome),
      next: ({ outcome }, { fields: { queue, doctorId: doctor } }) => toStaff({ queue, doctor, outcome }),
    }),
  )
