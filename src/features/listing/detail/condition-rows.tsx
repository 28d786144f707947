import { carfareText, incentiveText, patientScopeText } from '../../../domain/listing/listing-facts.ts'
import { FEE_KIND, JOB_DESCRIPTION_TYPE, NIGHT_DUTY_PERMIT } from '../../../domain/listing/listing-words.ts'
import { PAYMENT_METHOD, WITHHOLDING_TABLE } from '../../../domain/money/pay-words.ts'
import { paydayFromWire } from '../../../domain/money/payday-wire.ts'
import { paydayText } from '../../../domain/money/payday.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { durationText } from '../../../domain/text/shift-text.ts'
import type { DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import { preLine } from '../../../ui/theme/text.css.ts'
import type { ListingDetail } from './listing-detail.fragment.ts'

/** Everything a doctor agrees to, in the order of a 労働条件通知書. */

export type ConditionRow = readonly [term: string, description: string | null, note?: string | null]

/** A row without a value is left out. */
export const conditionItems = (rows: readonly ConditionRow[]): DescriptionItem[] =>
  rows.flatMap(([term, description, note]) =>
    description ? [{ term, description, note: note ?? undefined }] : [],
  )

export const restRows = (
  { breakMinutes, nightDutyPermit }: ListingDetail,
  permitHours: string | null,
): ConditionRow[] => [
  ['休憩・仮眠', breakMinutes > 0 ? `休憩 ${durationText(breakMinutes)}` : '休憩の定めはありません'],
  [
    '宿日直許可',
    nightDutyPermit === 'NOT_APPLICABLE' ? null : NIGHT_DUTY_PERMIT[nightDutyPermit],
    permitHours,
  ],
]

export const workRows = ({ jobDescriptionTypes, detail }: ListingDetail): ConditionRow[] => [
  ['業務内容', jobDescriptionTypes.map((job) => JOB_DESCRIPTION_TYPE[job]).join('・')],
  ['対象', patientScopeText(detail)],
  ['必要な経験・資格', requirementText(detail), detail.requirementNote],
]

/** 「医師経験 3年以上・気管挿管」: what a listing asks of the doctor. */
export function requirementText({
  requiredYears,
  requiredSpecialties,
  requiredSkills,
  firstTimeOk,
}: ListingDetail['detail']): string {
  const parts = [
    requiredYears === null ? '' : `医師経験 ${requiredYears}年以上`,
    ...requiredSpecialties,
    ...requiredSkills,
    firstTimeOk ? '' : 'この病院での勤務経験',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join('・') : '特にありません'
}

type PayWords = {
  /** Prefix of the fee: the unit it is paid for. */
  per?: string
  /** The estimate for a month. */
  monthly?: string
}

export const payRows = (
  { fee, hourlyFee, incentives, carfareType, carfareYen, detail }: ListingDetail,
  { per = '', monthly }: PayWords = {},
): ConditionRow[] => [
  [
    '給与',
    `${per}${yenText(fee)}(税引前・${FEE_KIND[detail.feeKind]})`,
    [`時給換算 ${yenText(hourlyFee)}`, monthly ?? []].flat().join('・'),
  ],
  ['インセンティブ', incentives.length > 0 ? incentives.map(incentiveText).join('、') : 'なし'],
  ['交通費', carfareText(carfareType, carfareYen), detail.carfareNote],
  ['深夜割増', detail.nightPremiumIncluded ? '給与に含みます' : null],
  ['支払方法', PAYMENT_METHOD[detail.paymentMethod]],
  paydayRow(detail),
  ['源泉徴収', WITHHOLDING_TABLE[detail.withholdingTable]],
]

/** The rule in a sentence; what the hospital once typed where it has not chosen one yet. */
function paydayRow({ payday, paydayNote, closingDay, payDay }: ListingDetail['detail']): ConditionRow {
  const rule = paydayFromWire(payday)
  return rule
    ? ['支払日', paydayText(rule), paydayNote]
    : ['支払日', payDay, [closingDay && `締め日 ${closingDay}`, paydayNote].filter(Boolean).join('・')]
}

/** What a listing tells of the work beside the terms of a contract. */
const practicalRows = ({ detail }: ListingDetail): ConditionRow[] => [
  ['宿泊', detail.lodging],
  ['服装・持ち物', detail.dressAndItems],
  ['集合場所', detail.meetingPlace],
]

/** The terms that doctor and hospital have agreed on, whatever has become of the listing since. */
export const agreedItems = (
  listing: ListingDetail,
  agreed: readonly { heading: string; text: string }[],
): DescriptionItem[] => [
  ...agreed.map(({ heading, text }) => ({
    term: heading,
    description: <span className={preLine}>{text}</span>,
  })),
  ...conditionItems(practicalRows(listing)),
]

export const contractRows = (
  listing: ListingDetail,
  contractPeriod: string | null = null,
): ConditionRow[] => {
  const { hospital, detail } = listing
  return [
    ...practicalRows(listing),
    ['雇用主', hospital.name],
    ['就業場所(変更の範囲)', detail.workplaceScope],
    ['業務(変更の範囲)', detail.dutyScope],
    ['契約期間', contractPeriod],
    ['社会保険', detail.socialInsurance],
    ['賠償責任保険', detail.malpracticeCoverage],
    ['受動喫煙対策', detail.smokingPolicy],
  ]
}
