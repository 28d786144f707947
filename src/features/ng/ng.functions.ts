import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { NgSettings } from '../../contract/gen/ng_pb.ts'
import type { Given } from '../../contract/gen/plain.ts'
import { Work } from '../../contract/gen/work_pb.ts'
import { NG_CONDITION, type NgCondition, type NgEffect, type NgScope } from '../../domain/ng/ng-words.ts'
import { isMonth } from '../../domain/text/month-days.ts'
import { tokyoDay, typedInstant } from '../../domain/text/tokyo-time.ts'
import { toNgWork } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { callWork } from '../../services/work/work.server.ts'
import { APPLICATION_GROUP } from '../application/doctor/application-group.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { shownApplication } from '../application/doctor/application-view.ts'
import { allTypedIn, typedIn } from '../forms/form-answer.ts'
import { fieldsOf, submissionKey, ticked } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { fileIn, NG_CHANGE, NG_FORM, weeklyIn } from './ng-form-data.ts'
import { ngView } from './ng-view.ts'

/** The doctor's settings; null for an account that has no doctor yet. */
export const getNgSettingsFn = createServerFn().handler(async () => {
  const found = await emptyWithoutDoctor(async () => callWork(NgSettings.method.getNgSettings, {}))
  return found && { ...ngView(found), today: tokyoDay(now()) }
})

const PAGE_SIZE = 20

/** Applications that came to nothing, newest first, of any age. */
export const listEndedFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(512)))
  .handler(async ({ data: after }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWork(Work.method.listApplications, {
        states: APPLICATION_GROUP.ENDED,
        limit: PAGE_SIZE,
        after,
      }),
    )
    return {
      items: answer?.applications.map(shownApplication) ?? [],
      nextCursor: answer?.nextCursor ?? '',
    }
  })

const short = v.pipe(v.string(), v.maxLength(100))
const ngSchema = fieldsOf({
  change: v.picklist(NG_CHANGE),
  idempotencyKey: submissionKey,
  hospitalId: short,
  reason: v.pipe(v.string(), v.maxLength(2_000)),
  blockId: short,
  month: short,
  start: short,
  end: short,
  isWork: ticked,
  q: short,
})

const all = (form: FormData, name: string): string[] => allTypedIn(form, name).slice(0, 100)

const isCondition = (word: string): word is NgCondition => Object.hasOwn(NG_CONDITION, word)

/** Of a form that the check has accepted. */
const effectIn = (form: FormData, scope: NgScope): NgEffect =>
  typedIn(form, `effect-${scope}`) === 'MARK' ? 'MARK' : 'HIDE'

type Change = Given<string>['dp.work.ChangeNgSettingsRequest']['change']
type Fields = v.InferOutput<typeof ngSchema>

async function changeOf(fields: Fields, form: FormData): Promise<Change> {
  const { hospitalId, reason, blockId, month, isWork } = fields
  switch (fields.change) {
    case 'ADD_HOSPITAL':
      return { case: 'addHospital', value: { hospitalId, reason, name: '', city: '' } }
    case 'REMOVE_HOSPITAL':
      return { case: 'removeHospital', value: hospitalId }
    case 'ADD_WEEKLY':
      return { case: 'addWeekly', value: weeklyIn(form) }
    case 'REMOVE_WEEKLY':
      return { case: 'removeWeekly', value: weeklyIn(form) }
    case 'ADD_PERIOD': {
      const [start, end] = [typedInstant(fields.start), typedInstant(fields.end)]
      return { case: 'addPeriod', value: { start: start.toISOString(), end: end.toISOString(), isWork } }
    }
    case 'REMOVE_BLOCK':
      return { case: 'removeBlock', value: blockId }
    case 'PAINT_MONTH':
      return { case: 'paintMonth', value: { month, days: all(form, 'days') } }
    case 'IMPORT_ROSTER':
      return { case: 'importRoster', value: (await fileIn(form)?.text()) ?? '' }
    case 'MARK_BLOCK':
      return { case: 'markBlock', value: { blockId, isWork } }
    case 'MARK_ROSTER':
      return { case: 'markRoster', value: isWork }
    case 'CLEAR_ROSTER':
      return { case: 'clearRoster', value: true }
    case 'SET_CONDITIONS':
      return { case: 'setConditions', value: { conditions: all(form, 'conditions').filter(isCondition) } }
    case 'SET_EFFECTS': {
      const [hospital, date] = [effectIn(form, 'HOSPITAL'), effectIn(form, 'DATE')]
      return { case: 'setEffects', value: { hospital, date, condition: effectIn(form, 'CONDITION') } }
    }
  }
}

export const changeNgSettingsFn = createServerFn({ method: 'POST' })
  .validator(ngSchema)
  .handler(
    postedCommand({
      form: NG_FORM,
      run: async (fields, posted) =>
        callWork(NgSettings.method.changeNgSettings, {
          idempotencyKey: fields.idempotencyKey,
          change: await changeOf(fields, posted),
          isWork: fields.change === 'IMPORT_ROSTER' && fields.isWork,
        }),
      done: ['SAVED', 'IMPORTED', 'IMPORTED_PARTLY'],
      next: ({ outcome }, { month, q }) =>
        toNgWork({ outcome, month: isMonth(month) ? month : undefined, q: q || undefined }),
    }),
  )
