import { unpressed } from '../text/outage.ts'
import type { Actor } from '../account/actor.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/**
 * A doctor looks for a substitute for a matched spot work (代わりの先生さがし): the listing
 * offers one slot more, qualified doctors who are free are told, and once every slot is taken the doctor's is released
 * without a caution. For a date of a regular contract (代診) the terms of the contract say who arranges it: the doctor,
 * by a listing of one slot made for the date, the hospital, which is asked, or nobody.
 */

export const SUBSTITUTE_STATE = {
  OPEN: 'さがしています',
  FOUND: '見つかりました',
  STOPPED: 'さがすのをやめました',
  LAPSED: '見つかりませんでした',
  /** Only where the hospital arranges the substitute. */
  DECLINED: '病院では手配できませんでした',
  /** No substitute is needed: the date is off. */
  OFF: 'お休みになりました',
} as const
export type SubstituteState = keyof typeof SUBSTITUTE_STATE

const TRANSITIONS: Readonly<Partial<Record<SubstituteState, readonly Actor[]>>> = {
  // The hospital: it has arranged a substitute itself.
  FOUND: ['SYSTEM', 'HOSPITAL'],
  DECLINED: ['HOSPITAL'],
  // Also when the work is cancelled otherwise, by either side.
  STOPPED: ['DOCTOR', 'HOSPITAL', 'SYSTEM'],
  // Nobody until the deadline, no answer until it is due, or the listing was closed.
  LAPSED: ['SYSTEM'],
}

/** Whether the actor may end an open search so; an ended one stays as it is. */
export const mayEndSearch = (to: SubstituteState, actor: Actor): boolean =>
  TRANSITIONS[to]?.includes(actor) ?? false

/** The most doctors who are told of one search. */
export const MOST_ASKED = 50

/** The latest time to begin: a substitute needs some hours to see the notice and to come. */
export const LATEST_HOURS = 6

/** The deadline to apply for a date of a contract, in hours before its start: the hospital still has to choose. */
export const DATE_DEADLINE_HOURS = 3

/** A date that needs no substitute is off without a caution until then; later the doctor calls and asks for a cancellation. */
export const LATEST_OFF_HOURS = 24

/** Code points of the hospital's answer; it may arrange a substitute without a word. */
export const SUBSTITUTE_ANSWER = { least: 10, most: 500 } as const

const SHARED = {
  NOT_FOUND: 'この勤務は見つかりません。',
  NOT_ALLOWED: '現在ご利用いただけません。お問い合わせください。',
} as const

export const START_SEARCH_OUTCOME = {
  STARTED: good('代わりの先生をさがし始めました。見つかるまで、勤務は確定したままです。'),
  ASKED: good('病院に代診の手配をお願いしました。回答があるまで、勤務は確定したままです。'),
  OFF: good('この日をお休みにし、病院にお知らせしました。注意は付きません。'),
  ALREADY_OPEN: info('すでに代わりの先生をさがしています。'),
  TOO_LATE: '応募の締め切りを過ぎたか、勤務開始が近いため、ここではお願いできません。病院にお電話ください。',
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

export const ANSWER_SUBSTITUTE_OUTCOME = {
  ARRANGED: good('代診に変更し、先生にお知らせしました。'),
  DECLINED: good('手配できないことを先生にお知らせしました。勤務は予定どおりです。'),
  ALREADY_ENDED: 'この依頼は、すでに回答済みか、先生が取り下げたか、期限を過ぎています。',
  ENDED: START_SEARCH_OUTCOME.ENDED,
  NOT_FOUND: SHARED.NOT_FOUND,
} as const

const UNREACHABLE = unpressed('実行')

export const startSearchWords = outcomeWords({ ...START_SEARCH_OUTCOME, UNREACHABLE })
export const stopSearchWords = outcomeWords({ ...STOP_SEARCH_OUTCOME, UNREACHABLE })
export const answerSubstituteWords = outcomeWords({ ...ANSWER_SUBSTITUTE_OUTCOME, UNREACHABLE })
