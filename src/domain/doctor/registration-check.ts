import * as v from 'valibot'
import { CLINICAL_DEPARTMENT } from './clinical-department.ts'
import { chosenDay, type ChosenDate } from '../text/date-choices.ts'
import { dateContradictions, type DoctorDates } from './doctor-dates.ts'
import { SEX } from '../account/doctor-words.ts'
import { ruleMessage } from '../text/form-messages.ts'
import { WEEKDAY } from '../text/week-days.ts'
import { PREFECTURE } from '../text/prefecture.ts'
import type { BasicsDraft, DoctorDraft, WishesDraft, WorkplaceDraft } from './registration-draft.ts'
import {
  licenceNumber,
  manyWords,
  oneWord,
  optionalText,
  personKana,
  personName,
  phoneNumber,
  postalCode,
  problemsOf,
  REQUIRED,
  requiredText,
  withProblems,
  type Checked,
  type Problems,
} from '../text/form-rule.ts'
import {
  IN_TRAINING,
  MAIN_HOSPITAL_LEVEL,
  NOTIFICATION_CHANNEL,
  PREFERRED_JOB_TYPE,
  SIDE_JOB_PERMISSION,
  yesNo,
} from './registration-words.ts'
import { SPECIALTY } from './specialty.ts'

const { UNSPECIFIED: _none, ...WEEKDAYS } = WEEKDAY

/** Fields that staff compare with the licence and the ministry's register. */
export const NAME = {
  lastName: personName,
  firstName: personName,
  lastNameKana: personKana,
  firstNameKana: personKana,
}

export const SEX_ANSWER = { sex: oneWord(SEX) }

export const CONTACT = {
  phone: phoneNumber,
  postalCode,
  prefecture: oneWord(PREFECTURE),
  city: requiredText(100),
  street: requiredText(100),
  building: optionalText(100),
  nearestStation: optionalText(50),
}
const basics = v.object({ ...NAME, ...SEX_ANSWER, ...CONTACT })

export const LICENCE = { licenceNumber }

const GRADUATION_YEAR = /^\d{4}$/

export const PRACTICE = {
  insuranceNumber: optionalText(20),
  university: requiredText(50),
  graduationYear: v.pipe(
    v.string(),
    v.nonEmpty(REQUIRED),
    v.regex(GRADUATION_YEAR, ruleMessage('validate')),
    v.transform(Number),
  ),
  specialties: manyWords(SPECIALTY),
  departments: v.pipe(manyWords(CLINICAL_DEPARTMENT), v.minLength(1, '主な診療科を1つ以上選択してください')),
}
const doctor = v.object({ trainingCompleted: oneWord(yesNo), ...LICENCE, ...PRACTICE })

const mainHospital = v.object({
  level: oneWord(MAIN_HOSPITAL_LEVEL),
  sideJobPermission: oneWord(SIDE_JOB_PERMISSION),
})
const hasMainHospital = v.object({ hasMainHospital: oneWord(yesNo) })

export const WISHES = {
  preferredJobTypes: manyWords(PREFERRED_JOB_TYPE),
  prefectures: manyWords(PREFECTURE),
  weekdays: manyWords(WEEKDAYS),
  minimumFee: v.pipe(
    v.string(),
    v.regex(/^\d{0,7}$/, ruleMessage('validate')),
    v.transform((fee) => (fee === '' ? null : Number(fee))),
    v.nullable(v.pipe(v.number(), v.minValue(1_000, ruleMessage('min', { min: 1_000 })))),
  ),
}
const wishes = v.object({ ...WISHES, channels: manyWords(NOTIFICATION_CHANNEL) })

export const EARLY = { abortPipeEarly: true } as const

type Result = { success: boolean; issues?: readonly v.BaseIssue<unknown>[] | undefined }
export const found = ({ issues }: Result): Problems => problemsOf(issues ?? [])

/** Parses the three choices of a date, which may not lie after `today`. */
export function pastDay(chosen: ChosenDate, today: string): { day: string } | { problem: string } {
  if (Object.values(chosen).includes('')) return { problem: REQUIRED }
  const day = chosenDay(chosen)
  if (!day) return { problem: 'この日付は暦にありません。年月日をご確認ください' }
  return day > today ? { problem: '今日までの日付を選択してください' } : { day }
}

export type Basics = v.InferOutput<typeof basics> & { birthDate: string }

/** Contradictions between the dates, restricted to the fields of one form. */
export const asked = (dates: DoctorDates, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(dateContradictions(dates)).filter(([field]) => fields.includes(field)))

/** `today` is the Tokyo day; `dates` are the dates stored by other steps. */
export function checkBasics(draft: BasicsDraft, today: string, dates: DoctorDates = {}): Checked<Basics> {
  const result = v.safeParse(basics, draft, EARLY)
  const { birthYear: year, birthMonth: month, birthDay: day } = draft
  const birth = pastDay({ year, month, day }, today)
  if ('problem' in birth) return { value: null, problems: { ...found(result), birthDate: birth.problem } }
  const answers: Checked<Basics> = result.success
    ? { value: { ...result.output, birthDate: birth.day }, problems: null }
    : { value: null, problems: found(result) }
  return withProblems(answers, asked({ ...dates, birthDate: birth.day }, ['birthDate']))
}

export type DoctorFacts = Omit<v.InferOutput<typeof doctor>, 'trainingCompleted'> & { licenceDate: string }

/** Clinical training (臨床研修) takes two years from the April after graduation; an error before its end. */
const graduationProblem = (graduationYear: number, today: string): string | undefined =>
  today < `${graduationYear + 2}-03-31`
    ? `臨床研修(2年)が終わる前の卒業年です。卒業年をご確認ください。${IN_TRAINING}`
    : undefined

/** Errors of a well-formed graduation year: too recent, or contradicting the stored dates. */
export function graduationProblems(typed: string, today: string, dates: DoctorDates): Problems {
  if (!GRADUATION_YEAR.test(typed)) return {}
  const graduationYear = Number(typed)
  const tooLate = graduationProblem(graduationYear, today)
  return tooLate ? { graduationYear: tooLate } : asked({ ...dates, graduationYear }, ['graduationYear'])
}

/** Rejects doctors in clinical training, who may not work elsewhere (医師法第16条の5). */
export function checkDoctor(
  draft: DoctorDraft,
  today: string,
  dates: DoctorDates = {},
): Checked<DoctorFacts> {
  const result = v.safeParse(doctor, draft, EARLY)
  const { licenceYear: year, licenceMonth: month, licenceDay: day } = draft
  const licensed = pastDay({ year, month, day }, today)
  const isInTraining = draft.trainingCompleted === 'NO'
  const licenceDate = 'day' in licensed ? licensed.day : undefined
  const graduationYear = GRADUATION_YEAR.test(draft.graduationYear) ? Number(draft.graduationYear) : undefined
  const problems: Problems = {
    ...asked({ ...dates, licenceDate, graduationYear }, ['graduationYear', 'licenceDate']),
    ...('problem' in licensed && { licenceDate: licensed.problem }),
    // A single error: a doctor in training has also graduated too recently.
    ...(isInTraining
      ? { trainingCompleted: IN_TRAINING }
      : graduationProblems(draft.graduationYear, today, {})),
  }
  if (!result.success || licenceDate === undefined)
    return { value: null, problems: { ...problems, ...found(result) } }
  const { trainingCompleted: _yes, ...facts } = result.output
  return withProblems({ value: { ...facts, licenceDate }, problems: null }, problems)
}

/** The birth date of a saved step; undefined for a date that does not exist. */
export const birthDateOf = ({ birthYear: year, birthMonth: month, birthDay: day }: BasicsDraft) =>
  chosenDay({ year, month, day }) ?? undefined

export type Workplace = v.InferOutput<typeof mainHospital> | { level: null; sideJobPermission: null }

export function checkWorkplace(draft: WorkplaceDraft): Checked<Workplace> {
  const asked = v.safeParse(hasMainHospital, draft)
  if (!asked.success) return { value: null, problems: found(asked) }
  if (asked.output.hasMainHospital === 'NO')
    return { value: { level: null, sideJobPermission: null }, problems: null }
  const result = v.safeParse(mainHospital, draft, EARLY)
  return result.success ? { value: result.output, problems: null } : { value: null, problems: found(result) }
}

export type RegistrationWishes = v.InferOutput<typeof wishes>

export function checkWishes(draft: WishesDraft): Checked<RegistrationWishes> {
  const result = v.safeParse(wishes, draft, EARLY)
  return result.success ? { value: result.output, problems: null } : { value: null, problems: found(result) }
}
