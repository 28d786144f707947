import * as v from 'valibot'
import { manyWords, oneWord, oneWordOr, optionalText, requiredText, REQUIRED } from '../../text/form-rule.ts'
import { SKILL } from '../../doctor/profile-words.ts'
import { SPECIALTY } from '../../doctor/specialty.ts'
import { CLINICAL_DEPARTMENT } from '../../doctor/clinical-department.ts'
import {
  AMBULANCE_EASINESS,
  APPLICATION_STATUS,
  FEE_KIND,
  JOB_DESCRIPTION_TYPE,
  NIGHT_DUTY_PERMIT,
  SHIFT_PATTERN,
} from '../listing-words.ts'
import { CARFARE_TYPE, PAYMENT_METHOD } from '../../money/pay-words.ts'
import {
  EMPLOYMENT_TABLE,
  NIGHT_PREMIUM,
  PATIENT_SCOPE,
  type CARFARE_FIELDS,
  type PAY_FIELDS,
  type PAYMENT_FIELDS,
  type PLACE_FIELDS,
  type RECRUITING_FIELDS,
  type SCOPE_FIELDS,
  type WORK_FIELDS,
} from './common-fields.ts'
import { UNMET_CHOICE } from '../requirements.ts'
import { YES_NO } from './field-look.ts'
import { PAYDAY_ENTRIES } from './payday-choice.ts'
import { clock, lines, number, optionalClock, optionalNumber } from './typed-field.ts'

/** Above every honest fee; a larger one is a typing error. */
export const MOST_YEN = 3_000_000

const someWords = <Words extends object>(words: Words) => v.pipe(manyWords(words), v.minLength(1, REQUIRED))

type CommonField = keyof (typeof PAY_FIELDS &
  typeof CARFARE_FIELDS &
  typeof RECRUITING_FIELDS &
  typeof WORK_FIELDS &
  typeof PAYMENT_FIELDS &
  typeof SCOPE_FIELDS &
  typeof PLACE_FIELDS)

/** Schemas of the fields that both kinds have. */
export const COMMON_ENTRIES = {
  startTime: clock,
  endTime: clock,
  breakMinutes: number({ min: 0, max: 720 }),
  fee: number({ min: 1, max: MOST_YEN }),
  feeKind: oneWord(FEE_KIND),
  nightPremiumIncluded: oneWord(NIGHT_PREMIUM),
  carfareType: oneWord(CARFARE_TYPE),
  carfareYen: optionalNumber({ min: 1, max: 200_000 }),
  carfareNote: optionalText(200),
  applicationStatus: oneWord(APPLICATION_STATUS),
  slots: number({ min: 1, max: 50 }),
  title: requiredText(60),
  shiftPattern: oneWord(SHIFT_PATTERN),
  jobDescriptionTypes: someWords(JOB_DESCRIPTION_TYPE),
  clinicalDepartments: someWords(CLINICAL_DEPARTMENT),
  description: lines(2_000),
  ambulanceEasiness: oneWord(AMBULANCE_EASINESS),
  expectedAmbulance: optionalNumber({ min: 0, max: 200 }),
  expectedWalkIn: optionalNumber({ min: 0, max: 500 }),
  expectedWardCall: optionalNumber({ min: 0, max: 200 }),
  patientScope: manyWords(PATIENT_SCOPE),
  nightDutyPermit: oneWord(NIGHT_DUTY_PERMIT),
  permitFrom: optionalClock,
  permitTo: optionalClock,
  minYears: optionalNumber({ min: 1, max: 40 }),
  firstTimeOk: oneWord(YES_NO),
  skills: manyWords(SKILL),
  specialties: manyWords(SPECIALTY),
  unmet: oneWordOr(UNMET_CHOICE, 'SELECTION'),
  requirementNote: optionalText(200),
  paymentMethod: oneWord(PAYMENT_METHOD),
  ...PAYDAY_ENTRIES,
  withholdingTable: oneWord(EMPLOYMENT_TABLE),
  workplaceScope: requiredText(200),
  dutyScope: requiredText(200),
  cancellationPolicy: lines(500),
  socialInsurance: lines(500),
  malpracticeCoverage: requiredText(200),
  smokingPolicy: requiredText(100),
  lodging: optionalText(200),
  dressAndItems: requiredText(200),
  meetingPlace: requiredText(200),
} satisfies Record<CommonField | 'startTime' | 'endTime' | 'breakMinutes', v.GenericSchema>
