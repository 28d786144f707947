import type { Actor } from '../application/application-state.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/**
 * A doctor looks for a substitute for a matched spot work (代わりの先生さがし, product reference idea 9): the listing
 * offers one slot more, qualified doctors who are free are told, and once every slot is taken the doctor's is released
 * without a caution.
 */

export const SUBSTITUTE_STATE = {
  OPEN: 'さがしています',
  FOUND: '見つかりました',
  STOPPED: 'さがすのをやめました',
  LAPSED: '見つかりませんでした',
} as const
export type SubstituteState = keyof typeof SUBSTITUTE_STATE

const TRANSITIONS: Readonly<Partial<Record<SubstituteState, readonly Actor[]>>> = {
  FOUND: ['SYSTEM'],
  // Also when the work is cancelled otherwise, by either side.
  STOPPED: ['DOCTOR', 'HOSPITAL', 'SYSTEM'],
  // Nobody until the deadline, or the listing was closed.
  LAPSED: ['SYSTEM'],
}

/** Whether the actor may end an open search so; an ended one stays as it is. */
export const mayEndSearch = (to: SubstituteState, actor: Actor): boolean =>
  TRANSITIONS[to]?.includes(actor) ?? false

/** The most doctors who are told of one search. */
export const MOST_ASKED = 50

/** The latest time to begin: a substitute needs some hours to see the notice and to come. */
export const LATEST_HOURS = 6

const SHARED = {
  NOT_FOUND: 'この勤務は見つかりません。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
} as const

export const START_SEARCH_OUTCOME = {
  STARTED: good('代わりの先生をさがし始めました。見つかるまで、勤務は確定したままです。'),
  ALREADY_OPEN: info('すでに代わりの先生をさがしています。'),
  TOO_LATE:
    '応募の締切を過ぎたか、勤務開始まで6時間を切っているため、ここではさがせません。病院にお電話ください。',
  CLOSED: '病院が募集を終えているため、さがせません。病院にご相談ください。',
  ENDED: 'この勤務は、すでにキャンセルされたか終了しています。',
  ...SHARED,
} as const
export type StartSearchOutcome = keyof typeof START_SEARCH_OUTCOME

export const STOP_SEARCH_OUTCOME = {
  STOPPED: good('代わりの先生さがしをやめました。勤務は予定どおりです。'),
  ALREADY_ENDED: '代わりの先生さがしは、すでに終わっています。下の内容をご確認ください。',
  /** Every slot is taken: the release is under way. */
  FOUND: info('代わりの先生が決まりました。まもなくこの勤務のキャンセルが確定します。'),
  ...SHARED,
} as const
export type StopSearchOutcome = keyof typeof STOP_SEARCH_OUTCOME

const UNREACHABLE = '通信できませんでした。もう一度押しても二重に実行されることはありません。'

export const startSearchWords = outcomeWords({ ...START_SEARCH_OUTCOME, UNREACHABLE })
export const stopSearchWords = outcomeWords({ ...STOP_SEARCH_OUTCOME, UNREACHABLE })
