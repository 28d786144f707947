import { feeFaults, shiftFaults } from '../listing/draft/common-check.ts'
import { LONGEST_HOURS } from '../listing/draft/spot-check.ts'
import type { RegularContract } from '../listing/terms-snapshot.ts'
import type { Prefecture } from '../text/prefecture.ts'
import { minuteOfTrack } from '../text/shift-text.ts'
import { daysBetween, tokyoDay, tokyoText } from '../text/tokyo-time.ts'

/** Result of the hospital's command to propose a date, with its message. */
export const PROPOSE_DATE_OUTCOME = {
  PROPOSED: '日程を提案しました。先生が確定すると、勤務になります。',
  DAY_TAKEN: 'この日には、すでに予定があります。',
  HOURS_INVALID: '契約の期間内の、これからの日時を入力してください。勤務は32時間までです。',
  BELOW_MINIMUM_WAGE: 'この時間では最低賃金(最低賃金法4条)を下回ります。時間か金額を見直してください。',
  NOT_RUNNING: 'この契約は終了しています。',
  NOT_FOUND: 'この契約は見つかりません。',
} as const
export type ProposeDateOutcome = keyof typeof PROPOSE_DATE_OUTCOME

export type ProposedDate = { start: Date; end: Date; fee: number }

/** How far ahead a date may be proposed, in days. */
const FURTHEST_DAYS = 366

/** The first fault of a date that a hospital proposes: within the contract, and lawful as a listing is. */
export function dateFault(
  { start, end, fee }: ProposedDate,
  {
    contract,
    listing,
  }: { contract: RegularContract; listing: { nightPremiumIncluded: boolean; prefecture: Prefecture } },
  now: Date,
): 'HOURS_INVALID' | 'BELOW_MINIMUM_WAGE' | null {
  const day = tokyoDay(start)
  const isInTerm =
    day >= contract.contractStart && (contract.contractEnd === null || day <= contract.contractEnd)
  const shift = {
    fee,
    breakMinutes: contract.breakMinutes,
    nightPremiumIncluded: listing.nightPremiumIncluded ? ('YES' as const) : ('NO' as const),
    start: minuteOfTrack(tokyoText(start)),
    end: minuteOfTrack(tokyoText(end), tokyoText(start)),
  }
  const isTooFar = daysBetween(tokyoDay(now), day) > FURTHEST_DAYS
  if (start <= now || !isInTerm || isTooFar || shiftFaults(shift, LONGEST_HOURS).length > 0)
    return 'HOURS_INVALID'
  return feeFaults(shift, listing.prefecture).length > 0 ? 'BELOW_MINIMUM_WAGE' : null
}
