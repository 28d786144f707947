import { addDays, tokyoDay } from '../../text/tokyo-time.ts'
import {
  carfareFaults,
  feeFaults,
  permitFaults,
  shiftFaults,
  slotFaults,
  type PublishContext,
} from './common-check.ts'
import { minutesOfShift } from './end-day.ts'
import type { Fault } from './finding.ts'
import { paydayFaults } from './payday-choice.ts'
import { deadlineOf, type RegularDraft } from './regular-draft.ts'

const LONGEST_HOURS = 32
/** 丙欄 is for contracts of two months or less. */
const LONGEST_HEI_DAYS = 61

function termFaults(draft: RegularDraft, now: Date): Fault[] {
  const { contractStart, contractEnd } = draft
  if (contractStart <= tokyoDay(now))
    return [{ field: 'contractStart', message: '契約の開始日が過ぎています。これからの日にしてください。' }]
  if (contractEnd !== null && contractEnd <= contractStart)
    return [{ field: 'contractEnd', message: '契約の終了日が開始日より前になっています。' }]
  return deadlineOf(draft) <= now
    ? [{ field: 'deadlineDays', message: '応募の締め切りが過ぎています。開始日に近い日にしてください。' }]
    : []
}

function renewalFaults({ contractEnd, renewalExists, renewalCriteria }: RegularDraft): Fault[] {
  if (renewalExists === 'NO') return []
  if (contractEnd === null)
    return [
      {
        field: 'renewalExists',
        message: '期間の定めのない契約に更新はありません。「いいえ」にしてください。',
      },
    ]
  return renewalCriteria === null
    ? [{ field: 'renewalCriteria', message: '更新の基準を入力してください。' }]
    : []
}

function patternFaults(draft: RegularDraft): Fault[] {
  return [
    ...(draft.frequency === 'MONTHLY_NTH' && draft.weeksOfMonth.length === 0
      ? [{ field: 'weeksOfMonth', message: '第何週の勤務かを選んでください。' }]
      : []),
    ...(draft.holidayPolicy === 'DAY_NIGHT_DUTY' && draft.holidayStartTime === null
      ? [{ field: 'holidayStartTime', message: '祝日の日当直の入りを入力してください。' }]
      : []),
    ...(draft.applicationStatus === 'FREE' && draft.interview !== 'NONE'
      ? [{ field: 'interview', message: '選考なしの求人に面談はありません。「面談なし」にしてください。' }]
      : []),
  ]
}

const taxFaults = ({ withholdingTable, contractStart, contractEnd }: RegularDraft): Fault[] =>
  withholdingTable === 'HEI' &&
  (contractEnd === null || contractEnd > addDays(contractStart, LONGEST_HEI_DAYS))
    ? [
        {
          field: 'withholdingTable',
          message: '丙欄は、2か月以内の契約に限られます。',
          basis: '所得税法185条',
        },
      ]
    : []

/** Faults across the fields of a regular draft (product reference 3.1, invariants; section 4). */
export function regularFaults(draft: RegularDraft, context: PublishContext): Fault[] {
  const shift = { ...draft, ...minutesOfShift(draft) }
  const hours = shiftFaults(shift, LONGEST_HOURS)
  return [
    ...patternFaults(draft),
    ...termFaults(draft, context.now),
    ...hours,
    ...(hours.length > 0 ? [] : feeFaults(shift, context.prefecture)),
    ...renewalFaults(draft),
    ...carfareFaults(draft.carfareType, draft.carfareYen),
    ...permitFaults(draft),
    ...slotFaults(draft.slots, context),
    ...paydayFaults(draft),
    ...taxFaults(draft),
  ]
}
