import { createServerFn } from '@tanstack/react-start'
import {
  Engagements,
  GiveEndNoticeOutcome,
  WithdrawEndNoticeOutcome,
} from '../../../contract/gen/contract_end_pb.ts'
import { Engagements as HospitalEngagements } from '../../../contract/gen/hospital_contract_end_pb.ts'
import { wordOfOutcome } from '../../../contract/wire-word.ts'
import { toHospitalApplication, toRegularSchedule } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { callWorkRaw } from '../../../services/work/work.server.ts'
import { invalidAnswer, type FormAnswer } from '../../forms/form-answer.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import {
  checkEndNotice,
  giveEndSchema,
  withdrawEndSchema,
  type GiveEndForm,
  type WithdrawEndForm,
} from './end-form-data.ts'
import { END_NOTICE_FORM } from './posted-forms.ts'

const requestOf = ({ fields: { applicationId, idempotencyKey, endDate, reason } }: GiveEndForm) => ({
  applicationId,
  idempotencyKey,
  endDate,
  reason,
})

const withdrawalOf = ({ applicationId, idempotencyKey }: WithdrawEndForm) => ({
  applicationId,
  idempotencyKey,
})

const typed = ({ fields: { endDate, reason } }: GiveEndForm) => ({ endDate, reason })
const isDone = ({ outcome }: FormAnswer) => outcome === 'GIVEN'

/** The doctor gives notice of the end of a contract. */
export const giveEndNoticeFn = createServerFn({ method: 'POST' })
  .validator(giveEndSchema)
  .handler(
    postedCommand({
      form: END_NOTICE_FORM,
      run: async (data: GiveEndForm): Promise<FormAnswer> =>
        invalidAnswer(checkEndNotice(data.form)) ??
        wordOfOutcome(GiveEndNoticeOutcome, callWorkRaw(Engagements.method.giveEndNotice, requestOf(data))),
      typed,
      isDone,
      next: ({ outcome }, { fields }) => toRegularSchedule(fields.regularWorkId, { ended: outcome }),
    }),
  )

export const withdrawEndNoticeFn = createServerFn({ method: 'POST' })
  .validator(withdrawEndSchema)
  .handler(
    postedCommand({
      run: async (data: WithdrawEndForm): Promise<FormAnswer> =>
        wordOfOutcome(
          WithdrawEndNoticeOutcome,
          callWorkRaw(Engagements.method.withdrawEndNotice, withdrawalOf(data)),
        ),
      next: ({ outcome }, { regularWorkId }) => toRegularSchedule(regularWorkId, { stands: outcome }),
    }),
  )

/** The same by the hospital. */
export const giveEndNoticeAtHospitalFn = createServerFn({ method: 'POST' })
  .validator(giveEndSchema)
  .handler(
    postedCommand({
      form: END_NOTICE_FORM,
      run: async (data: GiveEndForm): Promise<FormAnswer> =>
        invalidAnswer(checkEndNotice(data.form)) ??
        wordOfOutcome(
          GiveEndNoticeOutcome,
          callHospitalRaw(HospitalEngagements.method.giveEndNotice, requestOf(data)),
        ),
      typed,
      isDone,
      next: ({ outcome }, { fields }) => toHospitalApplication(fields.applicationId, { ended: outcome }),
    }),
  )

export const withdrawEndNoticeAtHospitalFn = createServerFn({ method: 'POST' })
  .validator(withdrawEndSchema)
  .handler(
    postedCommand({
      run: async (data: WithdrawEndForm): Promise<FormAnswer> =>
        wordOfOutcome(
          WithdrawEndNoticeOutcome,
          callHospitalRaw(HospitalEngagements.method.withdrawEndNotice, withdrawalOf(data)),
        ),
      next: ({ outcome }, { applicationId }) => toHospitalApplication(applicationId, { stands: outcome }),
    }),
  )
