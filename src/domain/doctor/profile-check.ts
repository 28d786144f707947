import * as v from 'valibot'
import { bankAccount, type BankAccount } from './bank-account.ts'
import { chosenDay } from '../text/date-choices.ts'
import type { DoctorDates } from './doctor-dates.ts'
import { ruleMessage } from '../text/form-messages.ts'
import type { SectionDrafts } from './profile-draft.ts'
import { NOTICE, SKILL } from './profile-words.ts'
import {
  checkBasics,
  checkDoctor,
  checkWorkplace,
  CONTACT,
  EARLY,
  found,
  graduationProblems,
  PRACTICE,
  WISHES,
  type Basics,
  type DoctorFacts,
  type Workplace,
} from './registration-check.ts'
import { manyWords, withProblems, type Checked } from '../text/form-rule.ts'
import { plainText } from '../text/typed-text.ts'

const contact = v.object(CONTACT)
const skills = v.object({ skills: manyWords(SKILL) })
const practice = v.object({ ...PRACTICE, ...skills.entries })
const wishes = v.object(WISHES)
const notices = v.object({ notices: manyWords(NOTICE) })

const HOURS = { min: 1, max: 112 } as const
const hours = v.object({
  weeklyHours: v.pipe(
    v.string(),
    v.transform(plainText),
    v.regex(/^\d{0,3}$/, ruleMessage('validate')),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
    v.nullable(
      v.pipe(
        v.number(),
        v.minValue(HOURS.min, ruleMessage('min', { min: HOURS.min })),
        v.maxValue(HOURS.max, ruleMessage('max', { max: HOURS.max })),
      ),
    ),
  ),
})

type Parsed<Value> = v.SafeParseResult<v.GenericSchema<unknown, Value>>

const checked = <Value>(result: Parsed<Value>): Checked<Value> =>
  result.success ? { value: result.output, problems: null } : { value: null, problems: found(result) }

/** Merges two checked results: both values, or the problems of both. */
function both<First, Second>(first: Checked<First>, second: Checked<Second>): Checked<First & Second> {
  return first.value && second.value
    ? { value: { ...first.value, ...second.value }, problems: null }
    : { value: null, problems: { ...first.problems, ...second.problems } }
}

export type Contact = v.InferOutput<typeof contact>
/** `today` is the Tokyo day; `dates` are the stored dates, which a section may not contradict. */
type Seen = { today: string; isVerified: boolean; dates: DoctorDates }

/** Without name, sex and birth date once they are verified: the form then ignores them. */
export const checkProfileBasics = (
  draft: SectionDrafts['basics'],
  { today, isVerified, dates }: Seen,
): Checked<Contact | Basics> =>
  isVerified ? checked(v.safeParse(contact, draft, EARLY)) : checkBasics(draft, today, dates)

export type Practice = v.InferOutput<typeof practice>

/** Without number and date of the licence once they are verified. */
export function checkPractice(
  draft: SectionDrafts['practice'],
  { today, isVerified, dates }: Seen,
): Checked<Practice | (DoctorFacts & Practice)> {
  if (!isVerified)
    return both(
      checkDoctor({ ...draft, trainingCompleted: 'YES' }, today, dates),
      checked(v.safeParse(skills, draft)),
    )
  const problems = graduationProblems(draft.graduationYear, today, dates)
  return withProblems(checked(v.safeParse(practice, draft, EARLY)), problems)
}

export const checkProfileWorkplace = (
  draft: SectionDrafts['workplace'],
): Checked<Workplace & v.InferOutput<typeof hours>> =>
  both(
    checkWorkplace(draft),
    // No weekly hours without a main hospital.
    draft.hasMainHospital === 'NO'
      ? { value: { weeklyHours: null }, problems: null }
      : checked(v.safeParse(hours, draft, EARLY)),
  )

export const checkProfileWishes = (draft: SectionDrafts['wishes']): Checked<v.InferOutput<typeof wishes>> =>
  checked(v.safeParse(wishes, draft, EARLY))

export const checkNotices = (draft: SectionDrafts['notices']): Checked<v.InferOutput<typeof notices>> =>
  checked(v.safeParse(notices, draft))

/** An empty number means the stored one, which is never sent to the form. */
export const checkBank = (
  draft: SectionDrafts['bank'],
  keptNumber: string | undefined,
): Checked<BankAccount> =>
  checked(v.safeParse(bankAccount, { ...draft, number: draft.number || (keptNumber ?? '') }, EARLY))

/** Validates the expiry day of the identity document; null for one without expiry. */
export function checkPapers(
  { expiryYear: year, expiryMonth: month, expiryDay: day }: SectionDrafts['papers'],
  today: string,
): Checked<{ expiresOn: string | null }> {
  if (year === '' && month === '' && day === '') return { value: { expiresOn: null }, problems: null }
  const expiresOn = chosenDay({ year, month, day })
  if (!expiresOn)
    return { value: null, problems: { expiry: 'この日付は暦にありません。年月日をご確認ください' } }
  return expiresOn < today
    ? { value: null, problems: { expiry: '有効期限が切れています。新しい書類をご提出ください' } }
    : { value: { expiresOn }, problems: null }
}
