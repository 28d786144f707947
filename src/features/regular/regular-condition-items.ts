import { carfareText, incentiveText, patientScopeText } from '../../domain/listing/listing-facts.ts'
import {
  FEE_KIND,
  HOLIDAY_POLICY,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  NIGHT_DUTY_PERMIT,
  PAYMENT_METHOD,
  REGULAR_FREQUENCY,
  SUBSTITUTE_POLICY,
  WITHHOLDING_TABLE,
  YEAR_END_POLICY,
} from '../../domain/listing/listing-words.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { clockHoursText, patternText, timesText, yearDayText } from '../../domain/listing/regular-text.ts'
import { durationText } from '../../domain/text/shift-text.ts'
import type { DescriptionItem } from '../../ui/description-list/description-list.tsx'
import { requiredText } from '../spot/required-text.ts'
import type { RegularDetail } from './regular-detail.fragment.ts'
import { permitHours } from './regular-detail-summary.tsx'

type Row = readonly [term: string, description: string | null, note?: string | null]

/** Everything a doctor agrees to, in the order of a 労働条件通知書; what the listing does not say has no row. */
export const regularConditionItems = (listing: RegularDetail): DescriptionItem[] =>
  [
    ...term(listing),
    ...hours(listing),
    ...daysOff(listing),
    ...work(listing),
    ...pay(listing),
    ...rest(listing),
  ].flatMap(([name, description, note]) =>
    description ? [{ term: name, description, note: note ?? undefined }] : [],
  )

const term = ({ contractStart, contractEnd, interview, detail }: RegularDetail): Row[] => [
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

function hours(listing: RegularDetail): Row[] {
  const { frequency, breakMinutes, nightDutyPermit, detail } = listing
  const times = timesText(listing)
  return [
    ['曜日・頻度', patternText(listing), times ? `目安 ${times}` : REGULAR_FREQUENCY[frequency]],
    ['勤務時間', clockHoursText(listing), detail.adjustableNote],
    ['休憩・仮眠', breakMinutes > 0 ? `休憩 ${durationText(breakMinutes)}` : '休憩の定めはありません'],
    [
      '宿日直許可',
      nightDutyPermit === 'NOT_APPLICABLE' ? null : NIGHT_DUTY_PERMIT[nightDutyPermit],
      permitHours(listing),
    ],
  ]
}

const daysOff = ({
  holidayPolicy,
  holidayFee,
  holidayStartTimeOfDay,
  endTimeOfDay,
  yearEndPolicy,
  detail,
}: RegularDetail): Row[] => [
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

const work = ({ jobDescriptionTypes, detail }: RegularDetail): Row[] => [
  ['業務内容', jobDescriptionTypes.map((job) => JOB_DESCRIPTION_TYPE[job]).join('・')],
  ['対象', patientScopeText(detail)],
  [
    '必要な経験・資格',
    requiredText(detail),
    detail.firstTimeOk ? 'この病院での勤務が初めての先生も応募できます' : null,
  ],
]

const pay = ({
  fee,
  hourlyFee,
  monthlyEstimate,
  incentives,
  carfareType,
  carfareYen,
  detail,
}: RegularDetail): Row[] => [
  [
    '給与',
    `1回 ${yenText(fee)}(税引前・${FEE_KIND[detail.feeKind]})`,
    [`時給換算 ${yenText(hourlyFee)}`, monthlyEstimate !== null && `月の見込み ${yenText(monthlyEstimate)}`]
      .filter(Boolean)
      .join('・'),
  ],
  ['インセンティブ', incentives.length > 0 ? incentives.map(incentiveText).join('、') : 'なし'],
  ['交通費', carfareText(carfareType, carfareYen), detail.carfareNote],
  ['深夜割増', detail.nightPremiumIncluded ? '給与に含みます' : null],
  ['支払方法', PAYMENT_METHOD[detail.paymentMethod]],
  ['支払日', detail.payDay, `締め日 ${detail.closingDay}`],
  ['源泉徴収', WITHHOLDING_TABLE[detail.withholdingTable]],
]

const rest = ({ hospital, detail }: RegularDetail): Row[] => [
  ['宿泊', detail.lodging],
  ['服装・持ち物', detail.dressAndItems],
  ['集合場所', detail.meetingPlace],
  ['雇用主', hospital.name],
  ['就業場所(変更の範囲)', detail.workplaceScope],
  ['業務(変更の範囲)', detail.dutyScope],
  ['社会保険', detail.socialInsurance],
  ['賠償責任保険', detail.malpracticeCoverage],
  ['受動喫煙対策', detail.smokingPolicy],
]
