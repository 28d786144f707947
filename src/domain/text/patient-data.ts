import { comparable } from './typed-text.ts'

/**
 * Finds what looks like a patient's data in a message: warns before it is sent,
 * forbids nothing. A false alarm costs one tap, a missed one a patient's privacy.
 */
export const PATIENT_DATA = {
  NAME: '患者さんのお名前',
  NUMBER: '患者番号・診察券番号',
  BIRTH_DATE: '生年月日',
} as const
export type PatientData = keyof typeof PATIENT_DATA

/** Words before 「さん」 and 「様」 that name nobody. */
const ROLES =
  '患者|皆|みな|お客|奥|旦那|ご家族|家族|医師|先生|看護師|助産師|技師|薬剤師|事務|受付|担当|担当者|業者|職員|救急隊|介護士|何'
const NAME = `(?!(?:${ROLES})(?:さん|様|さま|氏))[\\p{Script=Han}々\\p{Script=Katakana}ー]{1,8}[\\s ]?[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]{0,5}?`
const TITLE = '(?:さん|様|さま|氏|くん|君|ちゃん)'
const CLINICAL = '入院|退院|救急搬送|搬送|受診|処方|既往|主訴|発熱|術後|急変|死亡|転院'

const RULES: Record<PatientData, readonly RegExp[]> = {
  NAME: [
    new RegExp(`患者(?:さん|様|さま)?[の、:は]\\s?${NAME}${TITLE}`, 'u'),
    new RegExp(`(?:^|[^\\p{Script=Han}\\p{Script=Katakana}])${NAME}${TITLE}\\s?[(]?\\d{1,3}[歳才]`, 'u'),
    new RegExp(
      `(?:^|[^\\p{Script=Han}\\p{Script=Katakana}])${NAME}(?:さん|様|氏)[がはのを、].{0,12}(?:${CLINICAL})`,
      'u',
    ),
  ],
  NUMBER: [/(?:患者|診察券|カルテ|受診者)の?\s?(?:番号|no\.?|№|id|#)\s?[::はが]?\s?[a-z]?-?\d{3,}/iu],
  BIRTH_DATE: [
    /(?:生年月日|誕生日|生まれ)[^\d]{0,6}(?:(?:19|20)\d{2}|(?:明治|大正|昭和|平成|令和|[mtshr])\s?\d{1,2})\s?[年/.-]/iu,
    /(?:(?:19|20)\d{2}|(?:明治|大正|昭和|平成|令和|[MTSHR])\s?\d{1,2})\s?[年/.-]\s?\d{1,2}\s?[月/.-]\s?\d{1,2}\s?日?\s?生/u,
  ],
}

const isKind = (word: string): word is PatientData => Object.hasOwn(PATIENT_DATA, word)

/** Kinds of patient data that the text seems to hold, in the order of `PATIENT_DATA`. */
export function patientDataIn(text: string): PatientData[] {
  const plain = comparable(text)
  return Object.keys(RULES)
    .filter(isKind)
    .filter((kind) => RULES[kind].some((rule) => rule.test(plain)))
}

/** 「患者さんのお名前・生年月日」, or null without a hint of a patient's data. */
export function patientWarning(text: string): string | null {
  const found = patientDataIn(text)
  return found.length > 0 ? found.map((kind) => PATIENT_DATA[kind]).join('・') : null
}

/** Why a text with a hint of a patient's data is not sent before its writer has said that it holds none; else null. */
export function patientProblem(text: string): string | null {
  const warning = patientWarning(text)
  return warning === null
    ? null
    : `${warning}のように見える部分があります。患者さんを特定できる情報は書かないでください。`
}
