import {
  HOLIDAY_POLICY,
  INTERVIEW,
  REGULAR_FREQUENCY,
  SUBSTITUTE_POLICY,
  YEAR_END_POLICY,
} from '../../domain/listing/listing-words.ts'
import { clockHoursText, patternText, timesText, yearDayText } from '../../domain/listing/regular-text.ts'
import { yenText } from '../../domain/text/money-text.ts'
import type { DescriptionItem } from '../../ui/description-list/description-list.tsx'
import {
  conditionItems,
  contractRows,
  payRows,
  restRows,
  workRows,
  type ConditionRow,
} from '../listing/detail/condition-rows.ts'
import type { RegularDetail } from './regular-detail.fragment.ts'
import { permitHours } from './regular-detail-summary.tsx'

export function regularConditionItems(listing: RegularDetail): DescriptionItem[] {
  const { monthlyEstimate } = listing
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
  [
    '契約期間',
    contractEnd === null
      ? `${yearDayText(contractStart)}から(期間の定めなし)`
      : `${yearDayText(contractStart)}〜${yearDayText(contractEnd)}`,
  ],
  ['更新', contractEnd === null ? null : renewalText(detail), detail.renewalCriteria],
  ['試用期間', detail.trialMonths === null ? 'なし' : `${detail.trialMonths}か月(条件は同じです)`],
  ['面談', INTERVIEW[interview]],
]

function renewalText({ renewalExists, renewalMaxCount, renewalMaxYears }: RegularDetail['detail']): string {
  if (!renewalExists) return '更新はありません'
  const caps = [
    renewalMaxCount === null ? '' : `${renewalMaxCount}回まで`,
    renewalMaxYears === null ? '' : `通算${renewalMaxYears}年まで`,
  ].filter(Boolean)
  return caps.length > 0 ? `更新することがあります(${caps.join('・')})` : '更新することがあります(上限なし)'
}

function hours(listing: RegularDetail): ConditionRow[] {
  const { frequency, detail } = listing
  const times = timesText(listing)
  return [
    ['曜日・頻度', patternText(listing), times ? `目安 ${times}` : REGULAR_FREQUENCY[frequency]],
    ['勤務時間', clockHoursText(listing), detail.adjustableNote],
    ...restRows(listing, permitHours(listing)),
  ]
}

const daysOff = ({
  holidayPolicy,
  holidayFee,
  holidayStartTimeOfDay,
  endTimeOfDay,
  yearEndPolicy,
  detail,
}: RegularDetail): ConditionRow[] => [
  [
    '祝日',
    HOLIDAY_POLICY[holidayPolicy],
    [
      holidayStartTimeOfDay &&
        clockHoursText({ startTimeOfDay: holidayStartTimeOfDay, endTimeOfDay, crossesMidnight: true }),
      holidayFee !== null && `1回 ${yenText(holidayFee)}`,
    ]
      .filter(Boolean)
      .join(' ') || null,
  ],
  ['年末年始', YEAR_END_POLICY[yearEndPolicy]],
  ['学会などのお休み', SUBSTITUTE_POLICY[detail.substitutePolicy], detail.cancellationPolicy],
  ['有給休暇', detail.paidLeave],
]
