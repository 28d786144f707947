import {
  adjustableText,
  bandText,
  carfareText,
  incentiveText,
  patientScopeText,
} from '../../domain/listing/listing-facts.ts'
import {
  FEE_KIND,
  JOB_DESCRIPTION_TYPE,
  NIGHT_DUTY_PERMIT,
  PAYMENT_METHOD,
  WITHHOLDING_TABLE,
} from '../../domain/listing/listing-words.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { durationText, shiftText } from '../../domain/text/shift-text.ts'
import type { DescriptionItem } from '../../ui/description-list/description-list.tsx'
import { requiredText } from './required-text.ts'
import type { SpotDetail } from '../listing/spot-detail.fragment.ts'

type Row = readonly [term: string, description: string | null, note?: string | null]

/** Everything a doctor agrees to, in the order of a 労働条件通知書; what the listing does not say has no row. */
export const conditionItems = (listing: SpotDetail): DescriptionItem[] =>
  [...hours(listing), ...work(listing), ...pay(listing), ...onTheDay(listing), ...contract(listing)].flatMap(
    ([term, description, note]) => (description ? [{ term, description, note: note ?? undefined }] : []),
  )

const hours = ({
  startTime,
  endTime,
  adjustable,
  breakMinutes,
  nightDutyPermit,
  detail,
}: SpotDetail): Row[] => [
  ['勤務時間', shiftText(startTime, endTime), adjustableText(adjustable, startTime)],
  ['休憩・仮眠', breakMinutes > 0 ? `休憩 ${durationText(breakMinutes)}` : '休憩の定めはありません'],
  [
    '宿日直許可',
    nightDutyPermit === 'NOT_APPLICABLE' ? null : NIGHT_DUTY_PERMIT[nightDutyPermit],
    bandText(detail.permitFrom, detail.permitTo),
  ],
]

const work = ({ jobDescriptionTypes, detail }: SpotDetail): Row[] => [
  ['業務内容', jobDescriptionTypes.map((job) => JOB_DESCRIPTION_TYPE[job]).join('・')],
  ['対象', patientScopeText(detail)],
  [
    '必要な経験・資格',
    requiredText(detail),
    detail.firstTimeOk ? 'この病院での勤務が初めての先生も応募できます' : null,
  ],
]

const pay = ({ fee, hourlyFee, incentives, carfareType, carfareYen, detail }: SpotDetail): Row[] => [
  ['給与', `${yenText(fee)}(税引前・${FEE_KIND[detail.feeKind]})`, `時給換算 ${yenText(hourlyFee)}`],
  ['インセンティブ', incentives.length > 0 ? incentives.map(incentiveText).join('、') : 'なし'],
  ['交通費', carfareText(carfareType, carfareYen), detail.carfareNote],
  ['深夜割増', detail.nightPremiumIncluded ? '給与に含みます' : null],
  ['支払方法', PAYMENT_METHOD[detail.paymentMethod]],
  ['支払日', detail.payDay, `締め日 ${detail.closingDay}`],
  ['源泉徴収', WITHHOLDING_TABLE[detail.withholdingTable]],
]

const onTheDay = ({ detail }: SpotDetail): Row[] => [
  ['宿泊', detail.lodging],
  ['服装・持ち物', detail.dressAndItems],
  ['集合場所', detail.meetingPlace],
]

const contract = ({ hospital, detail }: SpotDetail): Row[] => [
  ['雇用主', hospital.name],
  ['就業場所(変更の範囲)', detail.workplaceScope],
  ['業務(変更の範囲)', detail.dutyScope],
  ['契約期間', detail.contractPeriod],
  ['社会保険', detail.socialInsurance],
  ['賠償責任保険', detail.malpracticeCoverage],
  ['受動喫煙対策', detail.smokingPolicy],
  ['キャンセル規定', detail.cancellationPolicy],
]
