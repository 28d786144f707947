import { BREAK_SENTENCE } from '../listing/break-sentence.ts'
import { shiftFault, type PaidShift, type ShiftBase, type ShiftFault } from '../listing/shift-fault.ts'
import type { RegularContract, TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { daysBetween, tokyoDay } from '../text/tokyo-time.ts'

/** Result of the hospital's command to propose a date, with its message. */
export const PROPOSE_DATE_OUTCOME = {
  PROPOSED: '日程を提案しました。先生が確定すると、勤務になります。',
  DAY_TAKEN: 'この日には、すでに予定があります。',
  HOURS_INVALID: '契約の期間内の、これからの日時を入力してください。勤務は32時間までです。',
  BREAK_TOO_SHORT: BREAK_SENTENCE,
  BELOW_MINIMUM_WAGE: 'この時間では最低賃金(最低賃金法4条)を下回ります。時間か金額を見直してください。',
  NOT_RUNNING: 'この契約は終了しています。',
  NOT_FOUND: 'この契約は見つかりません。',
} as const
export type ProposeDateOutcome = keyof typeof PROPOSE_DATE_OUTCOME

export type ProposedDate = PaidShift

/** How far ahead a date may be proposed, in days. */
const FURTHEST_DAYS = 366

/** Whether a date is still to come, within the contract and not too far ahead. */
export function isWithinContract(start: Date, contract: RegularContract, now: Date): boolean {
  const day = tokyoDay(start)
  const isInTerm =
    day >= contract.contractStart && (contract.contractEnd === null || day <= contract.contractEnd)
  return start > now && isInTerm && daysBetween(tokyoDay(now), day) <= FURTHEST_DAYS
}

type DateBase = {
  contract: RegularContract
  permit: TermsSnapshot['permit']
  listing: Omit<ShiftBase, 'breakMinutes'>
}

/** The first fault of a date that a hospital proposes: within the contract, and lawful as a listing is. */
export const dateFault = (
  date: ProposedDate,
  { contract, permit, listing }: DateBase,
  now: Date,
): ShiftFault | null =>
  isWithinContract(date.start, contract, now)
    ? shiftFault(date, { ...listing, permit, breakMinutes: contract.breakMinutes })
    : 'HOURS_INVALID'
