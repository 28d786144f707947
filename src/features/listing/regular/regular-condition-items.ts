import {
  HOLIDAY_POLICY,
  INTERVIEW,
  REGULAR_FREQUENCY,
  SUBSTITUTE_POLICY,
  YEAR_END_POLICY,
} from '../../../domain/listing/listing-words.ts'
import {
  clockHoursText,
  holidayHoursText,
  patternText,
  timesText,
} from '../../../domain/listing/regular-text.ts'
import { renewalText, termText, trialText } from '../../../domain/listing/terms/contract-text.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import type { DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import {
  agreedItems,
  conditionItems,
  contractRows,
  payRows,
  restRows,
  workRows,
  type ConditionRow,
} from '../detail/condition-rows.tsx'
import type { RegularDetail } from './regular-detail.fragment.ts'
import { permitHours } from './regular-detail-summary.tsx'

export function regularConditionItems(listing: RegularDetail): DescriptionItem[] {
  const { monthlyEstimate, viewer } = listing
  if (viewer?.agreed) return agreedItems(listing, viewer.agreed)
  const monthly = monthlyEstimate === null ? undefined : `月の見込み ${yenText(monthlyEstimate)}`
  return conditionItems([
    ...term(listing),
    ...hours(listing),
    ...daysOff(listing),
    ...workRows(listing),
    ...payRows(listing, { per: '1回 ', monthly }),
    ...contractRows(listing),
  ])
}

const term = ({ contractStart, contractEnd, interview, detail }: RegularDetail): ConditionRow[] => [
  ['契約期間', termText({ contractStart, contractEnd })],
  [
    '更新',
    contractEnd === null
      ? null
      : renewalText({
          exists: detail.renewalExists,
          maxCount: detail.renewalMaxCount,
          maxYears: detail.renewalMaxYears,
        }),
    detail.renewalCriteria,
  ],
  ['試用期間', trialText(detail.trialMonths)],
  ['面談', INTERVIEW[interview]],
]

function hours(listing: RegularDetail): ConditionRow[] {
  const { frequency, detail } = listing
  const times = timesText(listing)
  return [
    ['曜日・頻度', patternText(listing), times ? `目安 ${times}` : REGULAR_FREQUENCY[frequency]],
    ['勤務時間', clockHoursText(listing), detail.adjustableNote],
    ...restRows(listing, permitHours(listing)),
  ]
}

function daysOff(listing: RegularDetail): ConditionRow[] {
  const { holidayPolicy, holidayFee, yearEndPolicy, detail } = listing
  const onHolidays = [holidayHoursText(listing), holidayFee !== null && `1回 ${yenText(holidayFee)}`]
  return [
    ['祝日', HOLIDAY_POLICY[holidayPolicy], onHolidays.filter(Boolean).join(' ') || null],
    ['年末年始', YEAR_END_POLICY[yearEndPolicy]],
    ['学会などのお休み', SUBSTITUTE_POLICY[detail.substitutePolicy], detail.cancellationPolicy],
    ['有給休暇', detail.paidLeave],
  ]
}
