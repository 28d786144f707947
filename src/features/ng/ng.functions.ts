import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  NgCondition,
  NgEffect,
  NgOutcome,
  NgSettings,
  type ChangeNgSettingsRequestSchema,
} from '../../contract/gen/ng_pb.ts'
import { ApplicationState, Work } from '../../contract/gen/work_pb.ts'
import { numberOf, wordOfOutcome } from '../../contract/wire-word.ts'
import { isNgSaved } from '../../domain/ng/ng-words.ts'
import { isMonth } from '../../domain/text/month-days.ts'
import { tokyoDay, typedInstant } from '../../domain/text/tokyo-time.ts'
import { toNgWork } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import { callWorkRaw } from '../../services/work/work.server.ts'
import { APPLICATION_GROUP } from '../application/doctor/application-group.ts'
import { emptyWithoutDoctor } from '../../services/empty-without-doctor.ts'
import { applicationView } from '../application/doctor/application-view.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkNg, fileIn, NG_CHANGE, weeklyIn, type TypedNgChange } from './ng-check.ts'
import { ngView } from './ng-view.ts'
import { NG_FORM } from './posted-forms.ts'

/** The doctor's settings; null for an account that has no doctor yet. */
export const getNgSettingsFn = createServerFn().handler(async () => {
  const found = await emptyWithoutDoctor(async () => callWorkRaw(NgSettings.method.getNgSettings, {}))
  return found && { ...ngView(found), today: tokyoDay(now()) }
})

const PAGE_SIZE = 20

/** Applications that came to nothing, newest first, of any age. */
export const listEndedFn = createServerFn()
  .validator(v.pipe(v.string(), v.maxLength(512)))
  .handler(async ({ data: after }) => {
    const answer = await emptyWithoutDoctor(async () =>
      callWorkRaw(Work.method.listApplications, {
        states: APPLICATION_GROUP.ENDED.map((state) => ApplicationState[state]),
        limit: PAGE_SIZE,
        after,
      }),
    )
    return {
      items: answer?.applications.map(applicationView) ?? [],
      nextCursor: answer?.nextCursor ?? '',
    }
  })

const short = v.pipe(v.string(), v.maxLength(100))
const ngSchema = formWith({
  change: v.picklist(NG_CHANGE),
  idempotencyKey: submissionKey,
  hospitalId: short,
  reason: v.pipe(v.string(), v.maxLength(2_000)),
  blockId: short,
  month: short,
  start: short,
  end: short,
  isWork: short,
  q: short,
})

const all = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .filter((one) => typeof one === 'string')
    .slice(0, 100)

const effectIn = (form: FormData, name: string) => numberOf(NgEffect, typedIn(form, name))

type Change = MessageInitShape<typeof ChangeNgSettingsRequestSchema>['change']
type Posted = v.InferOutput<typeof ngSchema>

async function changeOf(change: TypedNgChange, { form, fields }: Posted): Promise<Change> {
  const { hospitalId, reason, blockId, month } = fields
  switch (change) {
    case 'ADD_HOSPITAL':
      return { case: 'addHospital', value: { hospitalId, reason } }
    case 'REMOVE_HOSPITAL':
      return { case: 'removeHospital', value: hospitalId }
    case 'ADD_WEEKLY':
      return { case: 'addWeekly', value: weeklyIn(form) }
    case 'REMOVE_WEEKLY':
      return { case: 'removeWeekly', value: weeklyIn(form) }
    case 'ADD_PERIOD': {
      const [start, end] = [fields.start, fields.end].map((typed) => timestampFromDate(typedInstant(typed)))
      return { case: 'addPeriod', value: { start, end, isWork: fields.isWork !== '' } }
    }
    case 'REMOVE_BLOCK':
      return { case: 'removeBlock', value: blockId }
    case 'PAINT_MONTH':
      return { case: 'paintMonth', value: { month, days: all(form, 'days') } }
    case 'IMPORT_ROSTER':
      return { case: 'importRoster', value: (await fileIn(form)?.text()) ?? '' }
    case 'MARK_BLOCK':
      return { case: 'markBlock', value: { blockId, isWork: fields.isWork !== '' } }
    case 'MARK_ROSTER':
      return { case: 'markRoster', value: fields.isWork !== '' }
    case 'CLEAR_ROSTER':
      return { case: 'clearRoster', value: true }
    case 'SET_CONDITIONS': {
      const conditions = all(form, 'conditions').map((one) => numberOf(NgCondition, one))
      return { case: 'setConditions', value: { conditions } }
    }
    case 'SET_EFFECTS': {
      const [hospital, date, condition] = ['HOSPITAL', 'DATE', 'CONDITION'].map((scope) =>
        effectIn(form, `effect-${scope}`),
      )
      return { case: 'setEffects', value: { hospital, date, condition } }
    }
  }
}

async function change(posted: Posted): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkNg(posted.form))
  if (invalid) return invalid
  const { idempotencyKey, change: asked } = posted.fields
  return wordOfOutcome(
    NgOutcome,
    callWorkRaw(NgSettings.method.changeNgSettings, {
      idempotencyKey,
      change: await changeOf(asked, posted),
      isWork: asked === 'IMPORT_ROSTER' && posted.fields.isWork !== '',
    }),
  )
}

export const changeNgSettingsFn = createServerFn({ method: 'POST' })
  .validator(ngSchema)
  .handler(
    postedCommand({
      form: NG_FORM,
      run: change,
      typed: ({ fields: { change: form, start, end, isWork, reason } }) => ({
        form,
        start,
        end,
        isWork,
        reason,
      }),
      isDone: ({ outcome }) => isNgSaved(outcome),
      next: ({ outcome }, { fields: { month, q } }) =>
        toNgWork({ outcome, month: isMonth(month) ? month : undefined, q: q || undefined }),
    }),
  )
