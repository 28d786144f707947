import * as v from 'valibot'
import type { DoctorDates } from './doctor-dates.ts'
import { asked, EARLY, found, LICENCE, NAME, pastDay, SEX_ANSWER } from './registration-check.ts'
import { typed } from './registration-draft.ts'
import { optionalText, REQUIRED, withProblems, type Checked } from '../text/form-rule.ts'

/** Verified data that changes only by a request that staff approve (変更を申請). */
export const CHANGE_KIND = {
  NAME: '氏名',
  SEX: '性別',
  BIRTH_DATE: '生年月日',
  LICENCE: '医籍登録番号・年月日',
} as const
export type ChangeKind = keyof typeof CHANGE_KIND

export const CHANGE_STATE = {
  OPEN: '申請中',
  APPROVED: '変更済み',
  RETURNED: '差し戻し',
  WITHDRAWN: '取り下げ',
} as const
export type ChangeState = keyof typeof CHANGE_STATE

export const isChangeKind = (word: string): word is ChangeKind => Object.hasOwn(CHANGE_KIND, word)

export const REASON_LIMIT = 500

/** The request form as typed; each kind reads its own fields. */
export const CHANGE_DRAFT = v.object({
  lastName: typed,
  firstName: typed,
  lastNameKana: typed,
  firstNameKana: typed,
  sex: typed,
  birthYear: typed,
  birthMonth: typed,
  birthDay: typed,
  licenceNumber: typed,
  licenceYear: typed,
  licenceMonth: typed,
  licenceDay: typed,
  reason: v.optional(v.pipe(v.string(), v.maxLength(4 * REASON_LIMIT)), ''),
})
export type ChangeDraft = v.InferOutput<typeof CHANGE_DRAFT>

const name = v.object(NAME)
const sex = v.object(SEX_ANSWER)
const licence = v.object(LICENCE)

/** The requested values, as stored in the doctor's record. */
export type Wanted =
  | ({ kind: 'NAME' } & v.InferOutput<typeof name>)
  | ({ kind: 'SEX' } & v.InferOutput<typeof sex>)
  | { kind: 'BIRTH_DATE'; birthDate: string }
  | ({ kind: 'LICENCE'; licenceDate: string } & v.InferOutput<typeof licence>)

type Parsed<Value> = v.SafeParseResult<v.GenericSchema<unknown, Value>>

const wantedOf = <Value, Result extends Wanted>(
  result: Parsed<Value>,
  make: (value: Value) => Result,
): Checked<Wanted> =>
  result.success ? { value: make(result.output), problems: null } : { value: null, problems: found(result) }

type Seen = { today: string; dates: DoctorDates }

function checkWanted(kind: ChangeKind, draft: ChangeDraft, { today, dates }: Seen): Checked<Wanted> {
  switch (kind) {
    case 'NAME':
      return wantedOf(v.safeParse(name, draft, EARLY), (value) => ({ kind, ...value }))
    case 'SEX':
      return wantedOf(v.safeParse(sex, draft, EARLY), (value) => ({ kind, ...value }))
    case 'BIRTH_DATE': {
      const { birthYear: year, birthMonth: month, birthDay: day } = draft
      const birth = pastDay({ year, month, day }, today)
      if ('problem' in birth) return { value: null, problems: { birthDate: birth.problem } }
      const wanted: Checked<Wanted> = { value: { kind, birthDate: birth.day }, problems: null }
      return withProblems(wanted, asked({ ...dates, birthDate: birth.day }, ['birthDate']))
    }
    case 'LICENCE': {
      const { licenceYear: year, licenceMonth: month, licenceDay: day } = draft
      const result = v.safeParse(licence, draft, EARLY)
      const licensed = pastDay({ year, month, day }, today)
      if ('problem' in licensed)
        return { value: null, problems: { ...found(result), licenceDate: licensed.problem } }
      const licenceDate = licensed.day
      return withProblems(
        wantedOf(result, (value) => ({ kind, ...value, licenceDate })),
        asked({ ...dates, licenceDate }, ['licenceDate']),
      )
    }
  }
}

const reason = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
  v.nonEmpty(REQUIRED),
  optionalText(REASON_LIMIT),
)

export type AskedChange = { wanted: Wanted; reason: string }

/** Validates a request and its reason; `seen.dates` are the stored dates. */
export function checkChange(kind: ChangeKind, draft: ChangeDraft, seen: Seen): Checked<AskedChange> {
  const wanted = checkWanted(kind, draft, seen)
  const why = v.safeParse(v.object({ reason }), draft, EARLY)
  return wanted.value && why.success
    ? { value: { wanted: wanted.value, reason: why.output.reason }, problems: null }
    : { value: null, problems: { ...wanted.problems, ...found(why) } }
}
