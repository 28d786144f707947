import { SKILL, type Skill } from '../doctor/profile-words.ts'
import { SPECIALTY, type Specialty } from '../doctor/specialty.ts'
import type { ApplyMode } from './apply-mode.ts'

/** What becomes of doctors who do not meet the requirements: the hospital's choice. */
export const UNMET_CHOICE = {
  SELECTION: '満たさない先生は選考つきで応募できる',
  CLOSED: '満たす先生のみ',
} as const
export type UnmetChoice = keyof typeof UNMET_CHOICE

/** What a listing asks of a doctor. Nothing of sex or age, ever (男女雇用機会均等法5条、労働施策総合推進法9条). */
export type Requirements = {
  /** Complete years since the licence was registered, on the day of the work. */
  minYears: number | null
  /** One of them is enough. */
  specialties: Specialty[]
  /** All of them. */
  skills: Skill[]
  /** Without it the doctor must have worked at the hospital. */
  firstTimeOk: boolean
  /** Missing in listings older than the choice: SELECTION. */
  unmet?: UnmetChoice | undefined
  /** In the hospital's words; never compared. */
  note?: string | undefined
}

export const NOTHING_REQUIRED: Requirements = {
  minYears: null,
  specialties: [],
  skills: [],
  firstTimeOk: true,
}

/** What a doctor's profile and works say, as far as requirements ask. Never sex or age. */
export type Experience = {
  /** Civil day on which the licence was registered (医籍登録年月日); null without a profile, which has no year. */
  licenceDate: string | null
  specialties: readonly Specialty[]
  skills: readonly Skill[]
  /** The doctor has worked at the listing's hospital. */
  hasWorkedHere: boolean
}

/** A requirement that a doctor does not meet. */
export type Missing =
  | { kind: 'YEARS'; years: number; has: number }
  | { kind: 'SPECIALTIES'; oneOf: Specialty[] }
  | { kind: 'SKILLS'; skills: Skill[] }
  | { kind: 'FIRST_TIME' }

/** `YYYYMMDD` as a number: their difference in ten thousands is the number of complete years (民法143条). */
const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** Complete years between two civil days; never below 0. */
export const yearsBetween = (from: string, until: string): number =>
  Math.max(0, Math.floor((dayNumber(until) - dayNumber(from)) / 10_000))

/** The last civil day of registration with which a number of years is complete on `day`. */
export function latestLicence(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const on = `${String(Number(year) - years).padStart(4, '0')}-${month}-${date}`
  const isDay = new Date(`${on}T00:00:00Z`).toISOString().startsWith(on)
  return isDay ? on : `${on.slice(0, 4)}-02-28`
}

/** The first civil day on which a number of complete years has passed since `from`. */
export function anniversary(from: string, years: number): string {
  const [year = '', month = '', day = ''] = from.split('-')
  const on = `${String(Number(year) + years).padStart(4, '0')}-${month}-${day}`
  const isDay = new Date(`${on}T00:00:00Z`).toISOString().startsWith(on)
  return isDay ? on : `${on.slice(0, 4)}-03-01`
}

/**
 * What a doctor lacks for a listing whose work, or first work, is on the civil day `day` (Tokyo), in words; empty: all is
 * met.
 */
export function missingRequirements(
  { minYears, specialties, skills, firstTimeOk }: Requirements,
  doctor: Experience,
  day: string,
): Missing[] {
  const has = doctor.licenceDate === null ? 0 : yearsBetween(doctor.licenceDate, day)
  const lacking = skills.filter((skill) => !doctor.skills.includes(skill))
  const isSpecialist = specialties.length === 0 || specialties.some((one) => doctor.specialties.includes(one))
  return [
    ...(minYears !== null && has < minYears ? [{ kind: 'YEARS' as const, years: minYears, has }] : []),
    ...(isSpecialist ? [] : [{ kind: 'SPECIALTIES' as const, oneOf: specialties }]),
    ...(lacking.length > 0 ? [{ kind: 'SKILLS' as const, skills: lacking }] : []),
    ...(firstTimeOk || doctor.hasWorkedHere ? [] : [{ kind: 'FIRST_TIME' as const }]),
  ]
}

export const applyMode = (missing: readonly Missing[], unmet: UnmetChoice): ApplyMode =>
  missing.length === 0 ? 'AS_LISTED' : unmet

export const oneOfText = (names: readonly Specialty[]): string =>
  names.map((name) => SPECIALTY[name]).join('・') + (names.length > 1 ? 'のいずれか' : '')
const skillsText = (skills: readonly Skill[]): string => skills.map((skill) => SKILL[skill]).join('・')

/** 「医師経験 5年以上、外科専門医」 with the hospital's note; empty where nothing is asked. */
export const requirementsText = ({
  minYears,
  specialties,
  skills,
  firstTimeOk,
  note,
}: Requirements): string =>
  [
    minYears === null ? '' : `医師経験 ${minYears}年以上`,
    oneOfText(specialties),
    skillsText(skills),
    firstTimeOk ? '' : 'この病院での勤務経験',
    note ?? '',
  ]
    .filter(Boolean)
    .join('、')

/** 「医師経験 5年以上(勤務日に3年)」「気管挿管」: something missing, in words. */
export function missingText(missing: Missing): string {
  switch (missing.kind) {
    case 'YEARS':
      return `医師経験 ${missing.years}年以上(勤務日に${missing.has}年)`
    case 'SPECIALTIES':
      return oneOfText(missing.oneOf)
    case 'SKILLS':
      return skillsText(missing.skills)
    case 'FIRST_TIME':
      return 'この病院での勤務経験'
  }
}
