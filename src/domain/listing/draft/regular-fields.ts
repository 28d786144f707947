import {
  HOLIDAY_POLICY,
  INTERVIEW,
  REGULAR_FREQUENCY,
  SUBSTITUTE_POLICY,
  YEAR_END_POLICY,
} from '../listing-words.ts'
import { WEEKDAY } from '../../text/week-days.ts'
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
import { NEXT_DAY } from './end-day.ts'
import { DISCLOSURE, SCOPES, YES_NO, type FieldLooks } from './field-look.ts'

const { UNSPECIFIED: _unspecified, ...WEEKDAYS } = WEEKDAY
export { WEEKDAYS }
export const WEEKS = {
  FIRST: '第1',
  SECOND: '第2',
  THIRD: '第3',
  FOURTH: '第4',
  FIFTH: '第5',
} as const
export const ADJUSTABLE = { START: '入り', END: '明け' } as const

const when = { part: 'time', group: '曜日と時間' } as const
const term = { part: 'time', group: '期間' } as const
const holidays = { part: 'time', group: '祝日と年末年始' } as const
const contract = { part: 'terms', group: '契約' } as const

const WHEN_FIELDS = {
  weekdays: { ...when, label: '曜日', control: 'many', words: WEEKDAYS, locks: true, basis: DISCLOSURE },
  frequency: {
    ...when,
    label: '頻度',
    control: 'select',
    words: REGULAR_FREQUENCY,
    locks: true,
    basis: DISCLOSURE,
  },
  weeksOfMonth: {
    ...when,
    label: '第何週',
    control: 'many',
    words: WEEKS,
    optional: true,
    locks: true,
    help: '「毎月 第n週」のときに選んでください。',
  },
  startTime: { ...when, label: '入り', control: 'clock', locks: true, basis: DISCLOSURE },
  endTime: { ...when, label: '明け', control: 'clock', locks: true, basis: DISCLOSURE },
  endDay: { ...when, label: '明けの日', control: 'select', words: NEXT_DAY, locks: true, basis: DISCLOSURE },
  breakMinutes: { ...when, label: '休憩', control: 'number', unit: '分', locks: true, basis: DISCLOSURE },
  adjustable: { ...when, label: '相談できる時間', control: 'many', words: ADJUSTABLE, optional: true },
  adjustableNote: { ...when, label: '相談できる範囲', control: 'text', optional: true },
} as const satisfies FieldLooks

const TERM_FIELDS = {
  contractStart: { ...term, label: '契約の開始日', control: 'date', locks: true, basis: DISCLOSURE },
  contractEnd: {
    ...term,
    label: '契約の終了日',
    control: 'date',
    optional: true,
    locks: true,
    help: '空のときは、期間の定めのない契約です。',
  },
  trialMonths: { ...term, label: '試用期間', control: 'number', unit: 'か月', optional: true },
} as const satisfies FieldLooks

const HOLIDAY_FIELDS = {
  holidayPolicy: {
    ...holidays,
    label: '祝日',
    control: 'one',
    words: HOLIDAY_POLICY,
    locks: true,
    basis: DISCLOSURE,
  },
  holidayFee: {
    ...holidays,
    label: '祝日の給与',
    control: 'number',
    unit: '円',
    optional: true,
    locks: true,
    help: '空のときは、ふだんと同じです。',
  },
  holidayStartTime: {
    ...holidays,
    label: '祝日の入り',
    control: 'clock',
    optional: true,
    locks: true,
    help: '「祝日は日当直」のときに入力してください。',
  },
  yearEndPolicy: {
    ...holidays,
    label: '年末年始',
    control: 'one',
    words: YEAR_END_POLICY,
    locks: true,
    basis: DISCLOSURE,
  },
} as const satisfies FieldLooks

const ENTRY_FIELDS = {
  interview: { part: 'time', group: '募集', label: '面談', control: 'one', words: INTERVIEW },
  deadlineDays: {
    part: 'time',
    group: '募集',
    label: '応募の締め切り(開始日の何日前)',
    control: 'number',
    unit: '日前',
  },
} as const satisfies FieldLooks

const CONTRACT_FIELDS = {
  renewalExists: { ...contract, label: '契約の更新', control: 'one', words: YES_NO, basis: SCOPES },
  renewalCriteria: {
    ...contract,
    label: '更新の基準',
    control: 'lines',
    optional: true,
    help: '更新があるときに入力してください。',
    basis: SCOPES,
  },
  renewalMaxCount: { ...contract, label: '更新の上限(回数)', control: 'number', unit: '回', optional: true },
  renewalMaxYears: { ...contract, label: '更新の上限(通算)', control: 'number', unit: '年', optional: true },
  substitutePolicy: { ...contract, label: '休むとき', control: 'one', words: SUBSTITUTE_POLICY },
  paidLeave: { ...contract, label: '年次有給休暇', control: 'lines', basis: DISCLOSURE },
} as const satisfies FieldLooks

/** The fields of a regular listing in the order of the editor. */
export const REGULAR_FIELDS = {
  ...WHEN_FIELDS,
  ...TERM_FIELDS,
  ...PAY_FIELDS,
  ...HOLIDAY_FIELDS,
  ...CARFARE_FIELDS,
  ...RECRUITING_FIELDS,
  ...ENTRY_FIELDS,
  ...WORK_FIELDS,
  ...CONTRACT_FIELDS,
  ...SCOPE_FIELDS,
  ...PAYMENT_FIELDS,
  ...PLACE_FIELDS,
}

export const REGULAR_LOOKS = withIncentives(REGULAR_FIELDS)
