import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import {
  Engagements,
  GiveEndNoticeOutcome,
  GiveEndNoticeRequestSchema,
  WithdrawEndNoticeOutcome,
  WithdrawEndNoticeRequestSchema,
} from '../../contract/gen/engagement_end_pb.ts'
import {
  Engagements as HospitalEngagements,
  GiveEndNoticeRequestSchema as HospitalGiveSchema,
  WithdrawEndNoticeRequestSchema as HospitalWithdrawSchema,
} from '../../contract/gen/hospital_engagement_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { toHospitalApplication, toRegularSchedule } from '../../platform/addresses.ts'
import { callHospital } from '../../services/hospital/hospital.server.ts'
import { callWork } from '../../services/work/work.server.ts'
import { invalidAnswer, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import {
  checkEndNotice,
  giveEndSchema,
  withdrawEndSchema,
  type GiveEndForm,
  type WithdrawEndForm,
} from './end-form-data.ts'
import { END_FORM } from './posted-forms.ts'

const requestOf = ({ fields: { applicationId, idempotencyKey, endDate, reason } }: GiveEndForm) => ({
  applicationId,
  idempotencyKey,
  endDate,
  reason,
})

const givenWord = ({ outcome }: { outcome: GiveEndNoticeOutcome }) => ({
  outcome: requiredWord(GiveEndNoticeOutcome, outcome, 'GiveEndNotice.outcome'),
})

const withdrawalOf = ({ applicationId, idempotencyKey }: WithdrawEndForm) => ({
  applicationId,
  idempotencyKey,
})

const withdrawnWord = ({ outcome }: { outcome: WithdrawEndNoticeOutcome }) => ({
  outcome: requiredWord(WithdrawEndNoticeOutcome, outcome, 'WithdrawEndNotice.outcome'),
})

const typed = ({ fields: { endDate, reason } }: GiveEndForm) => ({ endDate, reason })
const isDone = ({ outcome }: FormAnswer) => outcome === 'GIVEN'

/** The doctor gives notice of the end of a contract. */
export const giveEndNotice = createServerFn({ method: 'POST' })
  .validator(giveEndSchema)
  .handler(
    postedCommand({
      form: END_FORM,
      run: async (data: GiveEndForm): Promise<FormAnswer> =>
        invalidAnswer(checkEndNotice(data.form)) ??
        givenWord(
          await callWork(
            Engagements.method.giveEndNotice,
            create(GiveEndNoticeRequestSchema, requestOf(data)),
          ),
        ),
      typed,
      isDone,
      next: ({ outcome }, { fields }) => toRegularSchedule(fields.regularWorkId, { ended: outcome }),
    }),
  )

export const withdrawEndNotice = createServerFn({ method: 'POST' })
  .validator(withdrawEndSchema)
  .handler(
    postedCommand({
      run: async (data: WithdrawEndForm): Promise<FormAnswer> =>
        withdrawnWord(
          await callWork(
            Engagements.method.withdrawEndNotice,
            create(WithdrawEndNoticeRequestSchema, withdrawalOf(data)),
          ),
        ),
      next: ({ outcome }, { regularWorkId }) => toRegularSchedule(regularWorkId, { stands: outcome }),
    }),
  )

/** The same by the hospital. */
export const giveEndNoticeAtHospital = createServerFn({ method: 'POST' })
  .validator(giveEndSchema)
  .handler(
    postedCommand({
      form: END_FORM,
      run: async (data: GiveEndForm): Promise<FormAnswer> =>
        invalidAnswer(checkEndNotice(data.form)) ??
        givenWord(
          await callHospital(
            HospitalEngagements.method.giveEndNotice,
            create(HospitalGiveSchema, requestOf(data)),
          ),
        ),
      typed,
      isDone,
      next: ({ outcome }, { fields }) => toHospitalApplication(fields.applicationId, { ended: outcome }),
    }),
  )

export const withdrawEndNoticeAtHospital = createServerFn({ method: 'POST' })
  .validator(withdrawEndSchema)
  .handler(
    postedCommand({
      run: async (data: WithdrawEndForm): Promise<FormAnswer> =>
        withdrawnWord(
          await callHospital(
            HospitalEngagements.method.withdrawEndNotice,
            create(HospitalWithdrawSchema, withdrawalOf(data)),
          ),
        ),
      next: ({ outcome }, { applicationId }) => toHospitalApplication(applicationId, { stands: outcome }),
    }),
  )
