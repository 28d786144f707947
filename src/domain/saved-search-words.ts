import { cityText } from './city.ts'
import type { Criteria } from './criteria-chips.ts'
import { INTERVIEW, REGULAR_FREQUENCY } from './listing-words.ts'
import { SEARCH_CONDITION } from './search-criteria.ts'
import { CONTRACT_TERM, SHIFT_LENGTH, WEEKLY_HOURS } from './search-spans.ts'
import { SEASON } from './season.ts'

/** What came of keeping or changing a search, as the doctor is told. The first two are no refusals. */
const OUTCOME = {
  SAVED: '条件を保存しました。合う求人が掲載されたらお知らせします。',
  CHANGED: '保存した条件を変更しました。',
  DELETED: '保存した条件を削除しました。',
  SIGNED_OUT: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  NOT_REGISTERED: '会員登録を完了すると、条件を保存できます。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
  TOO_MANY: '保存できる条件は20件までです。使わない条件を削除してからお試しください。',
  EMPTY: '条件や名前が空のままでは保存できません。',
  NOT_FOUND: 'この条件はすでに削除されています。',
} as const

export type SavedSearchOutcome = keyof typeof OUTCOME

const isOutcome = (word: string): word is SavedSearchOutcome => Object.hasOwn(OUTCOME, word)

const DONE: readonly string[] = ['SAVED', 'CHANGED', 'DELETED'] satisfies SavedSearchOutcome[]

/** Undefined for a word that is none of ours. */
export const savedSearchOutcomeText = (outcome: string): string | undefined =>
  isOutcome(outcome) ? OUTCOME[outcome] : undefined

export const isSavedSearchDone = (outcome: string): boolean => DONE.includes(outcome)

/** What a search asks for that is not kept of it (spec section 3: only the twelve are). */
export const notKeptWords = (criteria: Criteria): string[] => [
  ...(criteria.cities ?? []).map(cityText),
  ...(criteria.conditions ?? []).map((condition) => SEARCH_CONDITION[condition]),
  ...(criteria.shiftLengths ?? []).map((length) => SHIFT_LENGTH[length]),
  ...(criteria.season ? [SEASON[criteria.season]] : []),
  ...(criteria.frequencies ?? []).map((frequency) => REGULAR_FREQUENCY[frequency]),
  ...(criteria.startBy ? ['開始時期'] : []),
  ...(criteria.contractTerms ?? []).map((term) => CONTRACT_TERM[term]),
  ...(criteria.weeklyHours ?? []).map((limit) => WEEKLY_HOURS[limit]),
  ...(criteria.interviews ?? []).map((interview) => INTERVIEW[interview]),
]
