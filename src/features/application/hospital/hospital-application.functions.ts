import { countedText } from '../../../domain/text/counted-text.ts'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { HospitalApplications } from '../../../contract/gen/hospital_application_pb.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalApplication } from '../../../platform/addresses.ts'
import { nowMs } from '../../../platform/clock.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import {
  applicationFileView,
  inboxItemView,
  unconfirmedListingView,
  unreadPaydayView,
  workRequestView,
} from './application-file-view.ts'
import {
  DECIDE_APPLICATION_FORM,
  decideFormSchema,
  feeOf,
  typedTermsOf,
  slotsOf,
  weekdaysIn,
  type DecideForm,
} from './decide-form-data.ts'
import { DATE_FORM, proposeDateSchema } from './propose-date-form-data.ts'

const PAGE_SIZE = 30

export const listInboxFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(512)))
  .handler(async ({ data: after }) => {
    const answer = await callHospital(HospitalApplications.method.listInbox, { after, limit: PAGE_SIZE })
    const now = nowMs()
    return {
      items: answer.items.map((item) => inboxItemView(item, now)),
      workRequests: answer.workRequests.map((one) => workRequestView(one, now)),
      unreadPaydays: answer.unreadPaydays.map(unreadPaydayView),
      unconfirmed: answer.unconfirmedListings.map((one) => unconfirmedListingView(one, now)),
      nextCursor: answer.nextCursor,
      total: countedText(
        answer.total +
          answer.workRequests.length +
          answer.unreadPaydays.length +
          answer.unconfirmedListings.length,
      ),
    }
  })

/** The file of an application; null when there is none for this hospital. */
export const getApplicationFileFn = createServerFn()
  .validator(uuid)
  .handler(({ data: applicationId }) =>
    ifFound(async () => {
      const file = await callHospital(HospitalApplications.method.getApplicationFile, { applicationId })
      return applicationFileView(file, nowMs())
    }),
  )

/** Tells the doctor that the hospital has read the application. */
export const openApplicationFn = createServerFn({ method: 'POST' })
  .validator(uuid)
  .handler(async ({ data: applicationId }) => {
    await callHospital(HospitalApplications.method.openApplication, { applicationId })
  })

function offeredIn(fields: DecideForm, posted: FormData) {
  const { kind, contractStart } = fields
  if (kind === 'regular')
    return { contract: { weekdays: weekdaysIn(posted), contractStart, fee: feeOf(fields.fee) } }
  return { offered: typedTermsOf(fields) }
}

const interviewIn = (fields: DecideForm) =>
  fields.place && {
    interview: {
      starts: slotsOf((name) => fields[name]).map((start) => start.toISOString()),
      minutes: Number(fields.minutes),
      place: fields.place,
    },
  }

export const decideApplicationFn = createServerFn({ method: 'POST' })
  .validator(decideFormSchema)
  .handler(
    postedCommand({
      form: DECIDE_APPLICATION_FORM,
      run: (fields, posted) => {
        const { applicationId, idempotencyKey, note, decision, reason } = fields
        return callHospital(HospitalApplications.method.decideApplication, {
          ...{ applicationId, idempotencyKey, note, decision, reason },
          ...(decision === 'OFFER' && offeredIn(fields, posted)),
          ...(decision === 'INTERVIEW' && interviewIn(fields)),
        })
      },
      done: 'DECIDED',
      next: ({ outcome }, { applicationId: id, decision }) =>
        toHospitalApplication(id, { outcome, decision }),
    }),
  )

/** Proposes one more date of a running contract. */
export const proposeDateFn = createServerFn({ method: 'POST' })
  .validator(proposeDateSchema)
  .handler(
    postedCommand({
      form: DATE_FORM,
      run: (fields) =>
        callHospital(HospitalApplications.method.proposeDate, { ...fields, ...typedTermsOf(fields) }),
      done: 'PROPOSED',
      next: ({ outcome }, { applicationId: id }) => toHospitalApplication(id, { date: outcome }),
    }),
  )
