import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '../clinical-department.ts'
import {
  CARFARE_TYPE,
  FEE_KIND,
  INCENTIVE_TYPE,
  JOB_DESCRIPTION_TYPE,
  PAYMENT_METHOD,
  WITHHOLDING_TABLE,
  type CarfareType,
  type FeeKind,
  type IncentiveType,
  type JobDescriptionType,
  type PaymentMethod,
  type WithholdingTable,
} from '../listing-words.ts'
import { yenText } from '../../text/money-text.ts'

/** What the terms of both kinds of listings are made of. */
export type TermsSource = {
  breakMinutes: number
  clinicalDepartments: readonly ClinicalDepartment[]
  jobDescriptionTypes: readonly JobDescriptionType[]
  fee: number
  hourlyFee: number
  incentives: readonly { type: IncentiveType; unitYen: number; capYen: number | null; note: string | null }[]
  carfareType: CarfareType
  carfareYen: number | null
  hospital: { name: string; address: string }
  detail: {
    feeKind: FeeKind
    carfareNote: string | null
    paymentMethod: PaymentMethod
    closingDay: string
    payDay: string
    withholdingTable: WithholdingTable
    nightPremiumIncluded: boolean
    socialInsurance: string
    malpracticeCoverage: string
    workplaceScope: string
    dutyScope: string
    smokingPolicy: string
    cancellationPolicy: string
  }
}

/** The rules by which reports are paid, for the terms snapshot; a note is in the words of the wage. */
export const incentiveRules = (incentives: TermsSource['incentives']) =>
  incentives.map(({ type, unitYen, capYen }) => ({ type, unitYen, capYen }))

type Term = { heading: string; text: string }

function wageText({ fee, hourlyFee, incentives, detail }: TermsSource, more: string): string {
  const extra = incentives.map(({ type, unitYen, capYen, note }) =>
    [
      `${INCENTIVE_TYPE[type]} 1件 +${yenText(unitYen)}`,
      capYen === null ? '' : `(上限 ${yenText(capYen)})`,
      note ? ` ${note}` : '',
    ].join(''),
  )
  return [
    `${yenText(fee)}(税引前、${FEE_KIND[detail.feeKind]}、時給換算 ${yenText(hourlyFee)})`,
    ...(more ? [more] : []),
    ...extra,
    ...(detail.nightPremiumIncluded ? ['深夜割増を含みます。'] : []),
  ].join('\n')
}

function carfareText({ carfareType, carfareYen, detail }: TermsSource): string {
  const amount =
    carfareYen === null
      ? ''
      : carfareType === 'PAID_WITHIN_LIMIT'
        ? `上限 ${yenText(carfareYen)}`
        : yenText(carfareYen)
  return [CARFARE_TYPE[carfareType], amount, detail.carfareNote ?? ''].filter(Boolean).join(' ')
}

/** Where and at what the doctor works. */
export const placeTerms = ({
  hospital,
  detail,
  jobDescriptionTypes,
  clinicalDepartments,
}: TermsSource): Term[] => [
  { heading: '就業場所', text: `${hospital.name} ${hospital.address}` },
  { heading: '就業場所の変更の範囲', text: detail.workplaceScope },
  {
    heading: '業務',
    text: [
      jobDescriptionTypes.map((type) => JOB_DESCRIPTION_TYPE[type]).join('、'),
      `診療科: ${clinicalDepartments.map((name) => CLINICAL_DEPARTMENT[name]).join('、')}`,
    ].join('\n'),
  },
  { heading: '業務の変更の範囲', text: detail.dutyScope },
]

/** What the doctor is paid, and what else is promised; `more`: the pay on holidays, or a premium within the fee. */
export const payTerms = (source: TermsSource, more = ''): Term[] => {
  const { detail } = source
  return [
    { heading: '賃金', text: wageText(source, more) },
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

/** The first two amounts of 賃金 are the fee and the fee per hour; those of incentives stay. */
export const wageWith = (text: string, fee: number, hourly: number): string =>
  text.replace(/^[\d,]+円/, yenText(fee)).replace(/時給換算 [\d,]+円/, `時給換算 ${yenText(hourly)}`)
