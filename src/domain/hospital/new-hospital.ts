import * as v from 'valibot'
import { addressProblem } from '../account/mail-address.ts'
import {
  oneWord,
  personKana,
  phoneNumber,
  postalCode,
  problemsOf,
  REQUIRED,
  requiredText,
  type Checked,
} from '../text/form-rule.ts'
import { EMERGENCY_LEVEL, FACILITY_CATEGORY } from '../listing/listing-words.ts'
import { UNAVAILABLE } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { PREFECTURE } from '../text/prefecture.ts'
import { plainAddress, plainText, typedNumber } from '../text/typed-text.ts'

const mailAddress = v.pipe(
  v.string(),
  v.transform(plainAddress),
  v.nonEmpty(REQUIRED),
  v.check(
    (address) => addressProblem(address) === null,
    ({ input }) => addressProblem(String(input)) ?? '',
  ),
)

/** The address of a typed one; null if it is none. */
export function ownerAddress(typed: string): string | null {
  const read = v.safeParse(mailAddress, typed)
  return read.success ? read.output : null
}

/** Search URLs hold city names in a comma-separated list (`../text/city.ts`). */
const city = v.pipe(
  v.string(),
  v.transform(plainText),
  v.nonEmpty(REQUIRED),
  v.regex(/^[^\s,]{1,40}$/, '市区町村は、空白とコンマを入れずに入力してください'),
)

const numberUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((typed) => (plainText(typed) === '' ? null : (typedNumber(typed) ?? -1))),
    v.check(
      (number) => number === null || (number >= 0 && number <= most),
      `0から${most}までの数字で入力してください`,
    ),
  )

const POSITION = /^(2[0-9]|3[0-9]|4[0-6])\.\d{1,8}, ?(12[0-9]|13[0-9]|14[0-9]|15[0-4])\.\d{1,8}$/

/** 「35.6895, 139.6917」, as maps show it. */
const position = v.pipe(
  v.string(),
  v.transform(plainText),
  v.nonEmpty(REQUIRED),
  v.regex(POSITION, '「35.6895, 139.6917」の形で、日本国内の緯度と経度を入力してください'),
  v.transform((typed) => typed.split(',').map(Number)),
)

const ENTRIES = {
  name: requiredText(60),
  nameKana: personKana,
  facilityCategory: oneWord(FACILITY_CATEGORY),
  emergencyLevel: oneWord(EMERGENCY_LEVEL),
  beds: numberUpTo(3_000),
  postalCode,
  prefecture: oneWord(PREFECTURE),
  city,
  street: requiredText(100),
  position,
  phone: phoneNumber,
  line: requiredText(40),
  station: requiredText(40),
  walkMinutes: numberUpTo(120),
  owner: mailAddress,
}

/** A hospital that our staff add, as typed. */
export type TypedHospital = Record<keyof typeof ENTRIES, string>
const SCHEMA = v.object(ENTRIES)
export type NewHospital = v.InferOutput<typeof SCHEMA>

const isField = (key: string): key is keyof typeof ENTRIES => Object.hasOwn(ENTRIES, key)
/** The fields, in the order of the form. */
export const NEW_HOSPITAL_FIELDS = Object.keys(ENTRIES).filter(isField)

/** Reads a hospital as typed: its values, or the problem of each field. */
export function checkNewHospital(typed: Partial<TypedHospital>): Checked<NewHospital> {
  const whole = Object.fromEntries(NEW_HOSPITAL_FIELDS.map((field) => [field, typed[field] ?? '']))
  const read = v.safeParse(SCHEMA, whole)
  return read.success
    ? { value: read.output, problems: null }
    : { value: null, problems: problemsOf(read.issues) }
}

/** What doctors read of a hospital until its members have written it. */
export const FIRST_SUMMARY = '病院の紹介は準備中です。'

export const ADD_HOSPITAL_OUTCOME = {
  ADDED: good('病院を登録し、最初の管理者に招待のメールを送りました。'),
  ALREADY_THERE: info('同じ市区町村に、同じ名前の病院がすでに登録されています。'),
} as const

export const INVITE_OWNER_OUTCOME = {
  INVITED: good('招待のメールを送りました。72時間のあいだ、1回だけ使えます。'),
  HAS_OWNER: info('この病院には管理者がいます。担当者の招待は、病院の管理者が行います。'),
  NOT_FOUND: 'この病院は見つかりません。',
} as const

export const addHospitalWords = outcomeWords({
  ...ADD_HOSPITAL_OUTCOME,
  ...INVITE_OWNER_OUTCOME,
  UNREACHABLE: UNAVAILABLE,
})
