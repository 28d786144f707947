import type { PaydayRule } from '../../money/payday.ts'
import type { ClinicalDepartment } from '../../doctor/clinical-department.ts'
import type { FeeKind, JobDescriptionType } from '../listing-words.ts'
import type { CarfareType, IncentiveType, PaymentMethod, WithholdingTable } from '../../money/pay-words.ts'
import type { Requirements } from '../requirements.ts'
import type { TermsSnapshot } from './terms-snapshot.ts'

/** What the terms of both kinds of listings are made of. */
export type TermsSource = {
  breakMinutes: number
  clinicalDepartments: readonly ClinicalDepartment[]
  jobDescriptionTypes: readonly JobDescriptionType[]
  incentives: readonly { type: IncentiveType; unitYen: number; capYen: number | null; note: string | null }[]
  carfareType: CarfareType
  carfareYen: number | null
  hospital: { name: string; address: string }
  detail: {
    feeKind: FeeKind
    carfareNote: string | null
    paymentMethod: PaymentMethod
    payday: PaydayRule | null
    paydayNote: string | null
    /** The words of the hospital where they are no rule. */
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
    requirements: Requirements
  }
}

/** What the snapshot has of the listing's number, hospital and title. */
export type Applied = Pick<TermsSnapshot, 'listingNumber' | 'hospitalName' | 'title'>

/** Words of the listing that are read as no rule stay in the terms as they are. */
function paymentOf({
  paymentMethod: method,
  payday,
  paydayNote,
  closingDay,
  payDay,
}: TermsSource['detail']): TermsSnapshot['payment'] {
  return { method, payday, note: payday ? paydayNote : `締め日 ${closingDay}、支払日 ${payDay}` }
}

/** The facts that the terms of both kinds take from the listing. */
export const sharedFacts = ({ hospital, detail, ...listing }: TermsSource) => ({
  incentives: listing.incentives.map(({ type, unitYen, capYen, note }) => ({ type, unitYen, capYen, note })),
  workplace: hospital.address,
  workplaceScope: detail.workplaceScope,
  duties: [...listing.jobDescriptionTypes],
  departments: [...listing.clinicalDepartments],
  dutyScope: detail.dutyScope,
  breakMinutes: listing.breakMinutes,
  feeKind: detail.feeKind,
  nightPremiumIncluded: detail.nightPremiumIncluded,
  payment: paymentOf(detail),
  withholdingTable: detail.withholdingTable,
  carfare: { type: listing.carfareType, yen: listing.carfareYen, note: detail.carfareNote },
  socialInsurance: detail.socialInsurance,
  malpracticeCoverage: detail.malpracticeCoverage,
  smokingPolicy: detail.smokingPolicy,
  cancellationPolicy: detail.cancellationPolicy,
  requirements: detail.requirements,
})
