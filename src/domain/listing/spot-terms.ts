import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from './clinical-department.ts'
import {
  APPLICATION_STATUS,
  CARFARE_TYPE,
  FEE_KIND,
  INCENTIVE_TYPE,
  JOB_DESCRIPTION_TYPE,
  NIGHT_DUTY_PERMIT,
  PAYMENT_METHOD,
  WITHHOLDING_TABLE,
  type ApplicationStatus,
  type CarfareType,
  type FeeKind,
  type IncentiveType,
  type JobDescriptionType,
  type NightDutyPermit,
  type PaymentMethod,
  type WithholdingTable,
} from './listing-words.ts'
import { yenText } from '../text/money-text.ts'
import { durationText, minutesBetween, shiftText } from '../text/shift-text.ts'
import type { TermsSnapshot } from './terms-snapshot.ts'
import { tokyoText } from '../text/tokyo-time.ts'

export type SpotTermsSource = {
  applicationStatus: ApplicationStatus
  startTime: Date
  endTime: Date
  breakMinutes: number
  clinicalDepartments: readonly ClinicalDepartment[]
  jobDescriptionTypes: readonly JobDescriptionType[]
  nightDutyPermit: NightDutyPermit
  fee: number
  hourlyFee: number
  incentives: readonly { type: IncentiveType; unitYen: number; capYen: number | null; note: string | null }[]
  carfareType: CarfareType
  carfareYen: number | null
  hospital: { name: string; address: string }
  detail: {
    feeKind: FeeKind
    permitFrom: Date | null
    permitTo: Date | null
    carfareNote: string | null
    paymentMethod: PaymentMethod
    closingDay: string
    payDay: string
    withholdingTable: WithholdingTable
    nightPremiumIncluded: boolean
    socialInsurance: string
    malpracticeCoverage: string
    contractPeriod: string
    workplaceScope: string
    dutyScope: string
    smokingPolicy: string
    cancellationPolicy: string
  }
}

/** When the labour contract is concluded (職業安定法). */
const CONTRACT: Record<ApplicationStatus, string> = {
  FREE: '応募と同時に勤務が確定し、労働契約が成立します。',
  SELECTION: '病院が承認した時点で勤務が確定します。',
}

const shiftOf = (start: Date, end: Date) => shiftText(tokyoText(start), tokyoText(end))

function wageText({ fee, hourlyFee, incentives, detail }: SpotTermsSource): string {
  const extra = incentives.map(({ type, unitYen, capYen, note }) =>
    [
      `${INCENTIVE_TYPE[type]} 1件 +${yenText(unitYen)}`,
      capYen === null ? '' : `(上限 ${yenText(capYen)})`,
      note ? ` ${note}` : '',
    ].join(''),
  )
  return [
    `${yenText(fee)}(税引前、${FEE_KIND[detail.feeKind]}、時給換算 ${yenText(hourlyFee)})`,
    ...extra,
    ...(detail.nightPremiumIncluded ? ['深夜割増を含みます。'] : []),
  ].join('\n')
}

function carfareText({ carfareType, carfareYen, detail }: SpotTermsSource): string {
  const amount =
    carfareYen === null
      ? ''
      : carfareType === 'PAID_WITHIN_LIMIT'
        ? `上限 ${yenText(carfareYen)}`
        : yenText(carfareYen)
  return [CARFARE_TYPE[carfareType], amount, detail.carfareNote ?? ''].filter(Boolean).join(' ')
}

function permitText({ nightDutyPermit, detail: { permitFrom, permitTo } }: SpotTermsSource): string {
  const word = NIGHT_DUTY_PERMIT[nightDutyPermit]
  return permitFrom && permitTo ? `${word} ${shiftOf(permitFrom, permitTo)}` : word
}

/** Terms shown before applying (労働条件の明示, 職業安定法5条の3), in display order. */
export function spotTerms(source: SpotTermsSource): TermsSnapshot['terms'] {
  const { hospital, detail, startTime, endTime, breakMinutes } = source
  const duties = [
    source.jobDescriptionTypes.map((type) => JOB_DESCRIPTION_TYPE[type]).join('、'),
    `診療科: ${source.clinicalDepartments.map((name) => CLINICAL_DEPARTMENT[name]).join('、')}`,
  ]
  const length = minutesBetween(startTime.toISOString(), endTime.toISOString())
  return [
    { heading: '契約の相手', text: `${hospital.name}(直接雇用)` },
    { heading: '契約の成立', text: CONTRACT[source.applicationStatus] },
    { heading: '選考', text: APPLICATION_STATUS[source.applicationStatus] },
    { heading: '就業場所', text: `${hospital.name} ${hospital.address}` },
    { heading: '就業場所の変更の範囲', text: detail.workplaceScope },
    { heading: '業務', text: duties.join('\n') },
    { heading: '業務の変更の範囲', text: detail.dutyScope },
    { heading: '契約期間', text: detail.contractPeriod },
    { heading: '勤務時間', text: `${shiftOf(startTime, endTime)}(${durationText(length)})` },
    { heading: '休憩', text: breakMinutes === 0 ? 'なし' : durationText(breakMinutes) },
    { heading: '宿日直許可', text: permitText(source) },
    { heading: '賃金', text: wageText(source) },
    {
      heading: '支払日',
      text: `${PAYMENT_METHOD[detail.paymentMethod]}(締め日 ${detail.closingDay}、支払日 ${detail.payDay})`,
    },
    { heading: '源泉徴収', text: WITHHOLDING_TABLE[detail.withholdingTable] },
    { heading: '交通費', text: carfareText(source) },
    { heading: '社会保険', text: detail.socialInsurance },
    { heading: '医師賠償責任保険', text: detail.malpracticeCoverage },
    { heading: '受動喫煙対策', text: detail.smokingPolicy },
    { heading: 'キャンセル規定', text: detail.cancellationPolicy },
  ]
}
