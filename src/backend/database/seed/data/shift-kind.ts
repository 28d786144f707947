import type { ClinicalDepartment } from '../../../../domain/listing/clinical-department.ts'
import type {
  AmbulanceEasiness,
  FacilityCategory,
  JobDescriptionType,
  NightDutyPermit,
  Shift,
  ShiftPattern,
} from '../../../../domain/listing/listing-words.ts'

/** A kind of shift that hospitals offer: what is done, when, and what it pays in Tokyo. */
export type ShiftKind = {
  title: string
  /** How often, against the others. */
  weight: number
  facilities: readonly FacilityCategory[]
  shift: Shift
  pattern: ShiftPattern
  /** Minutes after midnight, minutes long, minutes of break. */
  start: number
  length: number
  rest: number
  /** Yen a shift, lowest and highest. */
  fee: readonly [number, number]
  /** Each listing takes one set. */
  departments: readonly (readonly ClinicalDepartment[])[]
  jobs: readonly JobDescriptionType[]
  easiness: AmbulanceEasiness
  permits: readonly NightDutyPermit[]
  description: string
}

/** One set of departments for each. */
export const eachAlone = (...departments: ClinicalDepartment[]) =>
  departments.map((department) => [department])
