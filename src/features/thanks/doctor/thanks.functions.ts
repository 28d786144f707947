import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  Appreciations,
  ReplyToAppreciationOutcome,
  ReportAppreciationOutcome,
  ShelveAppreciationOutcome,
  ThanksReply,
  ThanksReportReason,
  ThanksShelf,
} from '../../../contract/gen/thanks_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toThanks } from '../../../platform/addresses.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { thanksView } from './thanks-view.ts'
import { REPORT_THANKS_FORM } from './posted-forms.ts'
import { checkThanksReport } from './report-check.ts'

const short = v.pipe(v.string(), v.maxLength(40))
const shelf = v.picklist(['OPEN', 'KEPT', 'HIDDEN'])

/** The doctor's 感謝の声 on a shelf, or of one work. */
export const getThanksFn = createServerFn()
  .validator(
    v.object({
      shelf,
      workId: v.union([v.literal(''), uuid]),
      after: v.pipe(v.string(), v.maxLength(512)),
    }),
  )
  .handler(async ({ data }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWork(
        Appreciations.method.listAppreciations,
        { ...data, shelf: ThanksShelf[data.shelf] },
        await callerIdToken(),
      ),
    )
    return {
      thanks: answer?.appreciations.map(thanksView) ?? [],
      nextCursor: answer?.nextCursor ?? '',
      unread: answer?.unread ?? 0,
    }
  })

/** 感謝の手帳 of a year; 0 is this year. */
export const getNotebookFn = createServerFn()
  .validator(v.pipe(v.number(), v.integer()))
  .handler(async ({ data: year }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWork(Appreciations.method.getNotebook, { year }, await callerIdToken()),
    )
    return {
      year: answer?.year ?? year,
      years: answer?.years ?? [],
      doctorName: answer?.doctorName ?? '',
      works: answer?.works ?? 0,
      minutes: answer?.minutes ?? 0,
      hospitals: answer?.hospitals ?? 0,
      ambulanceAccepted: answer?.ambulanceAccepted ?? 0,
      admissions: answer?.admissions ?? 0,
      thanks: answer?.thanks ?? 0,
      kept: answer?.appreciations.map(thanksView) ?? [],
    }
  })

const markRead = (ids: string[]) => callWork(Appreciations.method.markAppreciationsRead, { ids })

/** Marks what the page has shown as read. */
export const markThanksReadFn = createServerFn({ method: 'POST' })
  .validator(v.object({ ids: v.pipe(v.array(uuid), v.maxLength(100)) }))
  .handler(async ({ data: { ids } }) => {
    await markRead(ids)
    return null
  })

/** The same by a button, for a browser without JavaScript. */
export const readThanksFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ids: v.pipe(v.string(), v.regex(/^[0-9a-f,-]{36,3700}$/)) }))
  .handler(
    postedCommand({
      run: async ({ ids }): Promise<FormAnswer> => {
        await markRead(ids.split(','))
        return { outcome: 'READ' }
      },
      next: ({ outcome }) => toThanks({ outcome }),
    }),
  )

const named = { id: uuid, idempotencyKey: submissionKey }

export const replyToThanksFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...named, reply: short }))
  .handler(
    postedCommand({
      run: async (fields): Promise<FormAnswer> => {
        return wordOfOutcome(
          ReplyToAppreciationOutcome,
          callWork(Appreciations.method.replyToAppreciation, {
            ...fields,
            reply: numberOf(ThanksReply, fields.reply),
          }),
        )
      },
      next: ({ outcome }) => toThanks({ outcome }),
    }),
  )

export const shelveThanksFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...named, shelf: short }))
  .handler(
    postedCommand({
      run: async (fields): Promise<FormAnswer> => {
        return wordOfOutcome(
          ShelveAppreciationOutcome,
          callWork(Appreciations.method.shelveAppreciation, {
            ...fields,
            shelf: numberOf(ThanksShelf, fields.shelf),
          }),
        )
      },
      next: ({ outcome }) => toThanks({ outcome }),
    }),
  )

const reportSchema = formWith({
  ...named,
  reason: short,
  detail: longText,
})

async function report({ form, fields }: v.InferOutput<typeof reportSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkThanksReport(form))
  if (invalid) return invalid
  return wordOfOutcome(
    ReportAppreciationOutcome,
    callWork(Appreciations.method.reportAppreciation, {
      ...fields,
      reason: numberOf(ThanksReportReason, fields.reason),
    }),
  )
}

export const reportThanksFn = createServerFn({ method: 'POST' })
  .validator(reportSchema)
  .handler(
    postedCommand({
      form: REPORT_THANKS_FORM,
      run: report,
      typed: ({ form }) => ({ reason: typedIn(form, 'reason'), detail: typedIn(form, 'detail') }),
      isDone: ({ outcome }) => outcome === 'REPORTED' || outcome === 'ALREADY_REPORTED',
      next: ({ outcome }, { fields: { id } }) =>
        toThanks({ outcome, report: outcome === 'REPORTED' ? undefined : id }),
    }),
  )
