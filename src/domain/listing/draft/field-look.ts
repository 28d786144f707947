/** The parts of the editor that have fields, with their headings. */
export const LISTING_PART = {
  time: 'いつ・いくら',
  work: '業務と忙しさ',
  terms: '条件',
} as const
export type ListingPart = keyof typeof LISTING_PART

/** How the editor shows a field, and what the publish check says when it is empty. */
export type FieldLook = {
  part: ListingPart
  /** Heading above the field and its neighbours. */
  group: string
  label: string
  control: 'text' | 'lines' | 'number' | 'date' | 'clock' | 'one' | 'select' | 'many'
  /** Choices of `one`, `select` and `many`. */
  words?: Readonly<Record<string, string>>
  optional?: true
  unit?: string
  help?: string
  /** Asked only where another field of the part has this value; the form shows it then. */
  shownFor?: { field: string; value: string }
  /** Wage and hours: locked from the first application on. */
  locks?: true
  /** The rule that asks for it. */
  basis?: string
}

export type FieldLooks = Readonly<Record<string, FieldLook>>

/** The answer of a part that names its texts of which the hospital says that they hold no patient's data. */
export const clearedIn = (part: ListingPart): string => `noPatientData_${part}`

/** What a finding about a patient's data rests on. */
export const PATIENT_BASIS = '患者さんの情報の保護(個人情報保護法)'

export const DISCLOSURE = '労働条件の明示(職業安定法5条の3)'
export const SCOPES = '変更の範囲の明示(職業安定法施行規則4条の2)'

export const YES_NO = { YES: 'はい', NO: 'いいえ' } as const
