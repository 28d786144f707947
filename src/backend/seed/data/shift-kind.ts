import type { ClinicalDepartment } from '../../../domain/doctor/clinical-department.ts'
import type {
  AmbulanceEasiness,
  FacilityCategory,
  JobDescriptionType,
  NightDutyPermit,
  Shift,
  ShiftPattern,
} from '../../../domain/listing/listing-words.ts'

/** A template of demo listings: a kind of shift with its duties, hours and pay. */
export type ShiftKind = {
  title: string
  /** Relative frequency. */
  weight: number
  facilities: readonly FacilityCategory[]
  shift: Shift
  pattern: ShiftPattern
  /** In minutes: start after midnight, duration, break. */
  start: number
  length: number
  rest: number
  /** Lowest and highest fee of a shift in Tokyo, in yen. */
  fee: readonly [number, number]
  /** Sets of departments; each listing takes one set. */
  departments: readonly (readonly ClinicalDepartment[])[]
  jobs: readonly JobDescriptionType[]
  easiness: AmbulanceEasiness
  permits: readonly NightDutyPermit[]
  description: string
}

/** A set of its own for each department. */
export const eachAlone = (...departments: ClinicalDepartment[]) =>
  departments.map((department) => [department])
