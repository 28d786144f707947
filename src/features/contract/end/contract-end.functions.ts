import { createServerFn } from '@tanstack/react-start'
import { Engagements } from '../../../contract/gen/contract_end_pb.ts'
import { Engagements as HospitalEngagements } from '../../../contract/gen/hospital_contract_end_pb.ts'
import { toHospitalApplication, toRegularSchedule } from '../../../platform/addresses.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { END_NOTICE_FORM, giveEndSchema, withdrawEndSchema } from './end-form-data.ts'

/** The doctor gives notice of the end of a contract. */
export const giveEndNoticeFn = createServerFn({ method: 'POST' })
  .validator(giveEndSchema)
  .handler(
    postedCommand({
      form: END_NOTICE_FORM,
      run: ({ regularWorkId: _page, ...notice }) => callWork(Engagements.method.giveEndNotice, notice),
      done: 'GIVEN',
      next: ({ outcome }, { regularWorkId }) => toRegularSchedule(regularWorkId, { ended: outcome }),
    }),
  )

export const withdrawEndNoticeFn = createServerFn({ method: 'POST' })
  .validator(withdrawEndSchema)
  .handler(
    postedCommand({
      run: ({ regularWorkId: _page, ...notice }) => callWork(Engagements.method.withdrawEndNotice, notice),
      next: ({ outcome }, { regularWorkId }) => toRegularSchedule(regularWorkId, { stands: outcome }),
    }),
  )

/** The same by the hospital. */
export const giveEndNoticeAtHospitalFn = createServerFn({ method: 'POST' })
  .validator(giveEndSchema)
  .handler(
    postedCommand({
      form: END_NOTICE_FORM,
      run: ({ regularWorkId: _page, ...notice }) =>
        callHospital(HospitalEngagements.method.giveEndNotice, notice),
      done: 'GIVEN',
      next: ({ outcome }, { applicationId }) => toHospitalApplication(applicationId, { ended: outcome }),
    }),
  )

export const withdrawEndNoticeAtHospitalFn = createServerFn({ method: 'POST' })
  .validator(withdrawEndSchema)
  .handler(
    postedCommand({
      run: ({ regularWorkId: _page, ...notice }) =>
        callHospital(HospitalEngagements.method.withdrawEndNotice, notice),
      next: ({ outcome }, { applicationId }) => toHospitalApplication(applicationId, { stands: outcome }),
    }),
  )
