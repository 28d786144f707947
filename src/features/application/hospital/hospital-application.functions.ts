import { countedText } from '../../../domain/text/counted-text.ts'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  DecideApplicationOutcome,
  HospitalApplications,
  HospitalDecision,
  ProposeDateOutcome,
} from '../../../contract/gen/hospital_application_pb.ts'
import { DeclineReason, InterviewPlace } from '../../../contract/gen/work_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalApplication } from '../../../platform/addresses.ts'
import { nowMs } from '../../../platform/clock.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { ifFound } from '../../../services/refusal.ts'
import { invalidAnswer, type FormAnswer } from '../../forms/form-answer.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import {
  applicationFileView,
  inboxItemView,
  unconfirmedListingView,
  unreadPaydayView,
  workRequestView,
} from './application-file-view.ts'
import {
  checkDecide,
  decideFormSchema,
  feeOf,
  typedTermsOf,
  slotsOf,
  type DecideForm,
} from './decide-form-data.ts'
import { checkProposedDate, proposeDateSchema, type ProposeDateForm } from './propose-date-form-data.ts'

const PAGE_SIZE = 30

const applicationId = uuid

export const listInboxFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(512)))
  .handler(async ({ data: after }) => {
    const answer = await callHospitalRaw(HospitalApplications.method.listInbox, { after, limit: PAGE_SIZE })
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
  .validator(applicationId)
  .handler(({ data }) =>
    ifFound(async () => {
      const file = await callHospitalRaw(HospitalApplications.method.getApplicationFile, {
        applicationId: data,
      })
      return applicationFileView(file, nowMs())
    }),
  )

/** Tells the doctor that the hospital has read the application. */
export const openApplicationFn = createServerFn({ method: 'POST' })
  .validator(applicationId)
  .handler(async ({ data }) => {
    await callHospitalRaw(HospitalApplications.method.openApplication, { applicationId: data })
  })

/** Name of the form, by which the page after the redirect finds the kept answer. */
export const DECIDE_APPLICATION_FORM = 'decideApplication'

function offeredMessage({ fields, weekdays }: DecideForm) {
  const { kind, contractStart } = fields
  if (kind === 'regular') return { contract: { weekdays, contractStart, fee: feeOf(fields.fee) } }
  const { start, end, fee } = typedTermsOf(fields)
  return { offered: { startTime: timestampFromDate(start), endTime: timestampFromDate(end), fee } }
}

const interviewMessage = ({ fields }: DecideForm) => ({
  interview: {
    starts: slotsOf((name) => fields[name]).map(timestampFromDate),
    minutes: Number(fields.minutes),
    place: numberOf(InterviewPlace, fields.place),
  },
})

async function decide(posted: DecideForm): Promise<FormAnswer> {
  const { form, fields } = posted
  const invalid = invalidAnswer(checkDecide(form))
  if (invalid) return invalid
  const { applicationId: id, idempotencyKey, decision, reason, note } = fields
  return wordOfOutcome(
    DecideApplicationOutcome,
    callHospitalRaw(HospitalApplications.method.decideApplication, {
      applicationId: id,
      idempotencyKey,
      note,
      decision: HospitalDecision[decision],
      reason: numberOf(DeclineReason, reason),
      ...(decision === 'OFFER' && offeredMessage(posted)),
      ...(decision === 'INTERVIEW' && interviewMessage(posted)),
    }),
  )
}

export const decideApplicationFn = createServerFn({ method: 'POST' })
  .validator(decideFormSchema)
  .handler(
    postedCommand({
      form: DECIDE_APPLICATION_FORM,
      run: decide,
      typed: ({ fields: { applicationId: _id, idempotencyKey: _key, kind: _kind, ...typed }, weekdays }) => ({
        ...typed,
        weekdays: weekdays.join(','),
      }),
      isDone: ({ outcome }) => outcome === 'DECIDED',
      next: ({ outcome }, { fields: { applicationId: id, decision } }) =>
        toHospitalApplication(id, { outcome, decision }),
    }),
  )

/** Name of the form, by which the page after the redirect finds the kept answer. */
export const DATE_FORM = 'proposeDate'

async function propose({ form, fields }: ProposeDateForm): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkProposedDate(form))
  if (invalid) return invalid
  const { applicationId: id, idempotencyKey, ...typed } = fields
  const { start, end, fee } = typedTermsOf(typed)
  return wordOfOutcome(
    ProposeDateOutcome,
    callHospitalRaw(HospitalApplications.method.proposeDate, {
      applicationId: id,
      idempotencyKey,
      startTime: timestampFromDate(start),
      endTime: timestampFromDate(end),
      fee,
    }),
  )
}

/** Proposes one more date of a running contract. */
export const proposeDateFn = createServerFn({ method: 'POST' })
  .validator(proposeDateSchema)
  .handler(
    postedCommand({
      form: DATE_FORM,
      run: propose,
      typed: ({ fields: { start, end, fee } }) => ({ start, end, fee }),
      isDone: ({ outcome }) => outcome === 'PROPOSED',
      next: ({ outcome }, { fields: { applicationId: id } }) => toHospitalApplication(id, { date: outcome }),
    }),
  )
