import { EMERGENCY_LEVEL } from '../listing-words.ts'
import {
  CARFARE_FIELDS,
  PAY_FIELDS,
  PAYMENT_FIELDS,
  PLACE_FIELDS,
  RECRUITING_FIELDS,
  SCOPE_FIELDS,
  withIncentives,
  WORK_FIELDS,
} from './common-fields.ts'
import { DISCLOSURE, type FieldLooks } from './field-look.ts'
import { END_DAY } from './end-day.ts'

const when = { part: 'time', group: '日時' } as const
const adjustable = { part: 'time', group: '相談できる時間(任意)' } as const

const WHEN_FIELDS = {
  date: { ...when, label: '勤務日', control: 'date', locks: true, basis: DISCLOSURE },
  startTime: { ...when, label: '入り', control: 'clock', locks: true, basis: DISCLOSURE },
  endTime: { ...when, label: '明け', control: 'clock', locks: true, basis: DISCLOSURE },
  endDay: { ...when, label: '明けの日', control: 'select', words: END_DAY, locks: true, basis: DISCLOSURE },
  breakMinutes: { ...when, label: '休憩', control: 'number', unit: '分', locks: true, basis: DISCLOSURE },
} as const satisfies FieldLooks

const ADJUSTABLE_FIELDS = {
  adjustableStartFrom: { ...adjustable, label: '入り(早いとき)', control: 'clock', optional: true },
  adjustableStartTo: { ...adjustable, label: '入り(遅いとき)', control: 'clock', optional: true },
  adjustableEndFrom: { ...adjustable, label: '明け(早いとき)', control: 'clock', optional: true },
  adjustableEndTo: { ...adjustable, label: '明け(遅いとき)', control: 'clock', optional: true },
} as const satisfies FieldLooks

const DEADLINE_FIELDS = {
  deadlineHours: {
    part: 'time',
    group: '募集',
    label: '応募の締め切り(入りの何時間前)',
    control: 'number',
    unit: '時間前',
    help: '選考なしの求人は1時間前までに締め切ります。',
  },
} as const satisfies FieldLooks

const CONTRACT_FIELDS = {
  contractPeriod: {
    part: 'terms',
    group: '契約',
    label: '契約期間',
    control: 'text',
    help: '例: 勤務日のみ(更新なし)',
    basis: DISCLOSURE,
  },
} as const satisfies FieldLooks

const LEVEL_FIELDS = {
  emergencyLevelOnDate: {
    part: 'work',
    group: '忙しさ',
    label: '当日の救急指定',
    control: 'select',
    words: EMERGENCY_LEVEL,
  },
} as const satisfies FieldLooks

/** The fields of a spot listing in the order of the editor. */
export const SPOT_FIELDS = {
  ...WHEN_FIELDS,
  ...ADJUSTABLE_FIELDS,
  ...PAY_FIELDS,
  ...CARFARE_FIELDS,
  ...RECRUITING_FIELDS,
  ...DEADLINE_FIELDS,
  ...WORK_FIELDS,
  ...LEVEL_FIELDS,
  ...CONTRACT_FIELDS,
  ...SCOPE_FIELDS,
  ...PAYMENT_FIELDS,
  ...PLACE_FIELDS,
}

export const SPOT_LOOKS = withIncentives(SPOT_FIELDS)
