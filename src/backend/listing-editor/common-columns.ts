import type { HospitalStanding } from '../../domain/listing/standing-words.ts'
import { answersOfIncentives, type DraftIncentive } from '../../domain/listing/draft/incentive-answers.ts'
import type { Answers } from '../../domain/listing/draft/listing-answers.ts'
import { answersOfRule, ruleChosen } from '../../domain/listing/draft/payday-choice.ts'
import { paydayTexts, type PaydayRule } from '../../domain/money/payday.ts'
import type { SpotDraft } from '../../domain/listing/draft/spot-draft.ts'
import type { Requirements } from '../../domain/listing/requirements.ts'
import type { FacilityCategory, Shift, ShiftPattern } from '../../domain/listing/listing-words.ts'
import type { WageTable } from '../../domain/money/minimum-wage.ts'
import type { Prefecture } from '../../domain/text/prefecture.ts'
import { requirementColumns } from '../database/schema/listing/listing-terms.ts'

/** What a listing copies from its hospital, and what its score needs. */
export type ListingPlace = {
  id: number
  prefecture: Prefecture
  /** Minimum wages of the prefecture. */
  wages: WageTable
  facilityCategory: FacilityCategory
  accuracyPercent: number | null
  accuracyCount: number
  replyMedianMinutes: number | null
  isHiringPaused: boolean
  standing: HospitalStanding
}

type CommonDraft = Omit<
  SpotDraft,
  | 'date'
  | 'endDay'
  | 'deadlineHours'
  | 'emergencyLevelOnDate'
  | 'contractPeriod'
  | `adjustable${'Start' | 'End'}${'From' | 'To'}`
> & { incentives: DraftIncentive[] }

const SHIFTS: Record<ShiftPattern, Shift> = {
  NIGHT: 'NIGHT',
  DAY_NIGHT: 'NIGHT',
  DAY_AM_PM: 'DAY',
  DAY_AM: 'DAY',
  DAY_PM: 'DAY',
  DAY_EVENING: 'EVENING',
}

const requirementsOf = (draft: CommonDraft): Requirements => ({
  minYears: draft.minYears,
  specialties: draft.specialties,
  skills: draft.skills,
  firstTimeOk: draft.firstTimeOk === 'YES',
  unmet: draft.unmet,
  ...(draft.requirementNote && { note: draft.requirementNote }),
})

/** Columns of the narrow table that both kinds have. */
export const commonColumns = (draft: CommonDraft, place: ListingPlace) => ({
  hospitalId: place.id,
  prefecture: place.prefecture,
  facilityCategory: place.facilityCategory,
  title: draft.title,
  applicationStatus: draft.applicationStatus,
  slots: draft.slots,
  breakMinutes: draft.breakMinutes,
  shift: SHIFTS[draft.shiftPattern],
  shiftPattern: draft.shiftPattern,
  clinicalDepartments: draft.clinicalDepartments,
  jobDescriptionTypes: draft.jobDescriptionTypes,
  ambulanceEasiness: draft.ambulanceEasiness,
  nightDutyPermit: draft.nightDutyPermit,
  ...requirementColumns(requirementsOf(draft)),
  patients: draft.patientScope,
  fee: draft.fee,
  incentives: draft.incentives,
  incentiveTypes: draft.incentives.map(({ type }) => type),
  carfareType: draft.carfareType,
  carfareYen: draft.carfareYen,
})

/** Columns of the detail table that both kinds have. */
export const commonTerms = (draft: CommonDraft) => ({
  description: draft.description,
  feeKind: draft.feeKind,
  patientScope: {
    pediatrics: draft.patientScope.includes('PEDIATRICS'),
    trauma: draft.patientScope.includes('TRAUMA'),
    cardiacArrest: draft.patientScope.includes('CARDIAC_ARREST'),
  },
  requirements: requirementsOf(draft),
  expectedAmbulance: draft.expectedAmbulance,
  expectedWalkIn: draft.expectedWalkIn,
  expectedWardCall: draft.expectedWardCall,
  carfareNote: draft.carfareNote || null,
  lodging: draft.lodging || null,
  paymentMethod: draft.paymentMethod,
  ...paydayColumns(draft),
  withholdingTable: draft.withholdingTable,
  nightPremiumIncluded: draft.nightPremiumIncluded === 'YES',
  socialInsurance: draft.socialInsurance,
  malpracticeCoverage: draft.malpracticeCoverage,
  workplaceScope: draft.workplaceScope,
  dutyScope: draft.dutyScope,
  smokingPolicy: draft.smokingPolicy,
  dressAndItems: draft.dressAndItems,
  meetingPlace: draft.meetingPlace,
  cancellationPolicy: draft.cancellationPolicy,
})

export type CommonColumns = ReturnType<typeof commonColumns>
type PaydayColumns = {
  payday: PaydayRule | null
  paydayNote: string | null
  /** The rule in words, or what was typed before there were rules and none could be read from. */
  closingDay: string
  payDay: string
}

function paydayColumns(draft: CommonDraft): PaydayColumns {
  const payday = ruleChosen(draft)
  const texts = payday ? paydayTexts(payday) : { closingDay: '', payDay: '' }
  return { payday, paydayNote: draft.paydayNote || null, ...texts }
}

const answersOfPayday = ({ payday, paydayNote, closingDay, payDay }: PaydayColumns): Answers => ({
  ...(payday ? answersOfRule(payday) : { closingDay: one(closingDay), payDay: one(payDay) }),
  paydayNote: one(paydayNote),
})

type Terms = Omit<ReturnType<typeof commonTerms>, 'requirements' | 'withholdingTable'> & {
  requirements: Requirements
  withholdingTable: string
}

const yesNo = (is: boolean) => (is ? 'YES' : 'NO')

/** One value as a list; null and the empty text as an empty list. */
export const one = (value: string | number | null): string[] =>
  value === null || value === '' ? [] : [String(value)]

/** The fields of both kinds, as they would be typed. */
export function answersOfCommon(row: CommonColumns, terms: Terms): Answers {
  const { pediatrics, trauma, cardiacArrest } = terms.patientScope
  const scope = { PEDIATRICS: pediatrics, TRAUMA: trauma, CARDIAC_ARREST: cardiacArrest }
  return {
    title: one(row.title),
    applicationStatus: one(row.applicationStatus),
    slots: one(row.slots),
    breakMinutes: one(row.breakMinutes),
    shiftPattern: one(row.shiftPattern),
    clinicalDepartments: row.clinicalDepartments,
    jobDescriptionTypes: row.jobDescriptionTypes,
    ambulanceEasiness: one(row.ambulanceEasiness),
    nightDutyPermit: one(row.nightDutyPermit),
    fee: one(row.fee),
    carfareType: one(row.carfareType),
    carfareYen: one(row.carfareYen),
    ...answersOfIncentives(row.incentives),
    description: one(terms.description),
    feeKind: one(terms.feeKind),
    patientScope: Object.entries(scope).flatMap(([name, is]) => (is ? [name] : [])),
    minYears: one(terms.requirements.minYears),
    specialties: terms.requirements.specialties,
    skills: terms.requirements.skills,
    firstTimeOk: [yesNo(terms.requirements.firstTimeOk)],
    unmet: one(terms.requirements.unmet ?? 'SELECTION'),
    requirementNote: one(terms.requirements.note ?? null),
    expectedAmbulance: one(terms.expectedAmbulance),
    expectedWalkIn: one(terms.expectedWalkIn),
    expectedWardCall: one(terms.expectedWardCall),
    carfareNote: one(terms.carfareNote),
    lodging: one(terms.lodging),
    paymentMethod: one(terms.paymentMethod),
    ...answersOfPayday(terms),
    withholdingTable: one(terms.withholdingTable),
    nightPremiumIncluded: [yesNo(terms.nightPremiumIncluded)],
    socialInsurance: one(terms.socialInsurance),
    malpracticeCoverage: one(terms.malpracticeCoverage),
    workplaceScope: one(terms.workplaceScope),
    dutyScope: one(terms.dutyScope),
    smokingPolicy: one(terms.smokingPolicy),
    dressAndItems: one(terms.dressAndItems),
    meetingPlace: one(terms.meetingPlace),
    cancellationPolicy: one(terms.cancellationPolicy),
  }
}
