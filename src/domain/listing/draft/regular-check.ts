import { periodEnd } from '../../text/civil-period.ts'
import { minuteOfDay, minutesText } from '../../text/time-of-day.ts'
import { tokyoDay } from '../../text/tokyo-time.ts'
import { HEI_BASIS, heiSentence, isTooLongForHei, LONGEST_TERM_MONTHS, TERM_BASIS } from '../contract-term.ts'
import { yearDayText } from '../regular-text.ts'
import {
  breakFaults,
  carfareFaults,
  feeFaults,
  permitFaults,
  permitOf,
  shiftFaults,
  slotFaults,
  type PublishContext,
} from './common-check.ts'
import { minutesOfShift } from './end-day.ts'
import { DISCLOSURE } from './field-look.ts'
import { wageBetween, type MinimumWage } from '../../money/minimum-wage.ts'
import type { Fault } from './finding.ts'
import { paydayFaults } from './payday-choice.ts'
import { deadlineOf, type RegularDraft } from './regular-draft.ts'

function termFaults(draft: RegularDraft, now: Date): Fault[] {
  const { contractStart, contractEnd } = draft
  if (contractStart <= tokyoDay(now))
    return [{ field: 'contractStart', message: '契約の開始日が過ぎています。これからの日にしてください。' }]
  if (contractEnd !== null && contractEnd <= contractStart)
    return [{ field: 'contractEnd', message: '契約の終了日が開始日より前になっています。' }]
  const latest = periodEnd(contractStart, LONGEST_TERM_MONTHS)
  if (contractEnd !== null && contractEnd > latest)
    return [
      {
        field: 'contractEnd',
        message: `期間の定めのある契約は5年までです。${yearDayText(latest)}までにするか、空にして期間の定めのない契約にしてください。`,
        basis: TERM_BASIS,
      },
    ]
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

const taxFaults = (draft: RegularDraft): Fault[] =>
  isTooLongForHei(draft)
    ? [{ field: 'withholdingTable', message: heiSentence(draft.contractStart), basis: HEI_BASIS }]
    : []

/** The hours and the pay on holidays, where they differ from the usual ones. */
function holidayFaults(draft: RegularDraft, wage: MinimumWage | null): Fault[] {
  const { holidayPolicy, holidayStartTime, holidayFee, fee } = draft
  const usual = minutesOfShift(draft)
  const isDuty = holidayPolicy === 'DAY_NIGHT_DUTY' && holidayStartTime !== null
  const start = isDuty ? minuteOfDay(holidayStartTime) : usual.start
  const shift = { ...draft, start, end: usual.end, fee: holidayFee ?? fee }
  if (holidayPolicy === 'OFF' || (start === usual.start && shift.fee === fee)) return []
  const onHolidays = (faults: Fault[], field: string) =>
    faults.map((fault) => ({ ...fault, field, message: `祝日の勤務: ${fault.message}` }))
  if (start >= usual.end)
    return [
      {
        field: 'holidayStartTime',
        message: `祝日の入りが明け(${minutesText(usual)})より後になっています。明けより前の時刻にしてください。`,
        basis: DISCLOSURE,
      },
    ]
  const hours = start === usual.start ? [] : shiftFaults(shift)
  if (hours.length > 0) return onHolidays(hours, 'holidayStartTime')
  return [
    ...onHolidays(feeFaults(shift, wage), 'holidayFee'),
    ...(start === usual.start || breakFaults({ ...draft, ...usual }, permitOf(draft)).length > 0
      ? []
      : onHolidays(breakFaults(shift, permitOf(draft)), 'breakMinutes')),
  ]
}

/** Faults across the fields of a regular draft. */
export function regularFaults(draft: RegularDraft, context: PublishContext): Fault[] {
  const shift = { ...draft, ...minutesOfShift(draft) }
  const hours = shiftFaults(shift)
  const wage = wageBetween(context.wages, draft.contractStart, draft.contractEnd)
  return [
    ...patternFaults(draft),
    ...termFaults(draft, context.now),
    ...hours,
    ...(hours.length > 0
      ? []
      : [
          ...feeFaults(shift, wage),
          ...breakFaults(shift, permitOf(draft)),
          ...holidayFaults(draft, wage),
          ...permitFaults(draft, shift),
        ]),
    ...renewalFaults(draft),
    ...carfareFaults(draft.carfareType, draft.carfareYen),
    ...slotFaults(draft.slots, context),
    ...paydayFaults(draft),
    ...taxFaults(draft),
  ]
}
