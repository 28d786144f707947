import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Appreciations } from '../../../contract/gen/thanks_pb.ts'
import type { Shown } from '../../../contract/plain.ts'
import { withStartDay } from '../../../domain/text/day-kind.ts'
import { uuid } from '../../../domain/uuid.ts'
import { THANKS_REPLY, THANKS_REPORT_REASON, THANKS_SHELF } from '../../../domain/work/thanks.ts'
import { toThanks } from '../../../platform/addresses.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { emptyWithoutDoctor } from '../../../services/empty-without-doctor.ts'
import { callWork } from '../../../services/work/work.server.ts'
import { fieldsOf, longText, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { REPORT_THANKS_FORM } from './report-form-data.ts'

export type ReceivedThanks = ReturnType<typeof withStartDay<Shown<'dp.work.Appreciation'>>>

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
      callWork(Appreciations.method.listAppreciations, data, await callerIdToken()),
    )
    const { appreciations, ...page } = answer ?? { appreciations: [], nextCursor: '', unread: 0 }
    return { appreciations: appreciations.map(withStartDay), ...page }
  })

const NO_NOTEBOOK = {
  years: [],
  doctorName: '',
  works: 0,
  minutes: 0,
  hospitals: 0,
  ambulanceAccepted: 0,
  admissions: 0,
  thanks: 0,
  appreciations: [],
}

/** 感謝の手帳 of a year; 0 is this year. */
export const getNotebookFn = createServerFn()
  .validator(v.pipe(v.number(), v.integer()))
  .handler(async ({ data: year }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWork(Appreciations.method.getNotebook, { year }, await callerIdToken()),
    )
    const { appreciations, ...notebook } = answer ?? { ...NO_NOTEBOOK, year }
    return { ...notebook, kept: appreciations.map(withStartDay) }
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
      run: async ({ ids }) => {
        await markRead(ids.split(','))
        return { outcome: 'READ' }
      },
      next: ({ outcome }) => toThanks({ outcome }),
    }),
  )

const named = { id: uuid, idempotencyKey: submissionKey }

export const replyToThanksFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...named, reply: wordIn(THANKS_REPLY) }))
  .handler(
    postedCommand({
      run: (reply) => callWork(Appreciations.method.replyToAppreciation, reply),
      next: ({ outcome }) => toThanks({ outcome }),
    }),
  )

export const shelveThanksFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...named, shelf: wordIn(THANKS_SHELF) }))
  .handler(
    postedCommand({
      run: (shelved) => callWork(Appreciations.method.shelveAppreciation, shelved),
      next: ({ outcome }) => toThanks({ outcome }),
    }),
  )

export const reportThanksFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ ...named, reason: wordIn(THANKS_REPORT_REASON), detail: longText }))
  .handler(
    postedCommand({
      form: REPORT_THANKS_FORM,
      run: (reported) => callWork(Appreciations.method.reportAppreciation, reported),
      done: ['REPORTED', 'ALREADY_REPORTED'],
      next: ({ outcome }, { id }) => toThanks({ outcome, report: outcome === 'REPORTED' ? undefined : id }),
    }),
  )
