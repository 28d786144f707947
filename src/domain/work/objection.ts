import type { WorkState } from '../application/application-words.ts'
import type { Actor } from '../account/actor.ts'
import { addDays, tokyoDay, tokyoInstant } from '../text/tokyo-time.ts'
import { REPORT_OUTCOME } from './record.ts'
import { UNSENT } from '../text/outage.ts'
import { yenText } from '../text/money-text.ts'
import { dayText } from '../text/shift-text.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** 異議: a doctor objects to a report after it was confirmed; the hospital answers, and our staff can see both. */

export const OBJECTION_STATE = {
  OPEN: '病院の回答待ち',
  AGREED: '病院が訂正に応じました',
  DECLINED: '病院は確定のままと回答しました',
  WITHDRAWN: '取り下げ済み',
} as const
export type ObjectionState = keyof typeof OBJECTION_STATE

type Transitions = Readonly<Partial<Record<ObjectionState, readonly Actor[]>>>

/**
 * Allowed transitions and their actors: the hospital answers about its report, our staff decide about 注意. A withdrawn
 * objection may be made again, as a row of its own.
 */
const OBJECTION_TRANSITIONS: Readonly<Record<ObjectionState, Transitions>> = {
  OPEN: { AGREED: ['HOSPITAL', 'OPERATOR'], DECLINED: ['HOSPITAL', 'OPERATOR'], WITHDRAWN: ['DOCTOR'] },
  AGREED: {},
  DECLINED: {},
  WITHDRAWN: {},
}

export const mayObjectionFollow = (from: ObjectionState, to: ObjectionState, actor: Actor): boolean =>
  OBJECTION_TRANSITIONS[from][to]?.includes(actor) ?? false

/** What a doctor objects to in a confirmed report; the hospital answers. */
export const REPORT_SUBJECT = {
  HOURS: '勤務時間・休憩',
  COUNTS: '件数(救急車・入院など)',
  PAY: '手当・支払いの額',
  OTHER: 'その他',
} as const
export type ReportSubject = keyof typeof REPORT_SUBJECT

/** All subjects. Of 注意 and absences, which our staff decide: `caution-objection.ts`. */
export const OBJECTION_SUBJECT = { ...REPORT_SUBJECT, CAUTION: '注意・欠勤の記録' } as const
export type ObjectionSubject = keyof typeof OBJECTION_SUBJECT

/** The hospital's answers. */
export const OBJECTION_ANSWER = { AGREED: '訂正に応じる', DECLINED: '確定のままとする' } as const
export type ObjectionAnswer = keyof typeof OBJECTION_ANSWER

/** Characters of what either side writes. */
export const OBJECTION_TEXT = { least: 10, most: 500 } as const

/** Days after the day of the confirmation within which a doctor may object. */
export const OBJECTION_DAYS = 14

/** Days after the day of an objection within which the hospital is asked to answer; our staff see it all the time. */
export const OBJECTION_ANSWER_DAYS = 7

/** How often a doctor may object to one work. */
const MOST_OBJECTIONS = 3

/** The instant from which a confirmation can no longer be objected to: the end of the last day in Tokyo. */
export const objectionUntil = (confirmedAt: Date): Date =>
  tokyoInstant(addDays(tokyoDay(confirmedAt), OBJECTION_DAYS + 1))

/** The end of the last day in Tokyo on which the hospital is asked to answer. */
export const objectionAnswerDue = (objectedAt: Date): Date =>
  tokyoInstant(addDays(tokyoDay(objectedAt), OBJECTION_ANSWER_DAYS + 1))

type Objectionable = {
  state: WorkState
  /** When the report that counts was confirmed. */
  confirmedAt: Date | null
  /** States of the objections so far. */
  earlier: readonly ObjectionState[]
}

/** Why a doctor cannot object once more, by the states of the objections so far; null if that is possible. */
export function repeatedProblem(earlier: readonly ObjectionState[]) {
  if (earlier.includes('OPEN')) return 'ALREADY_OPEN' as const
  if (earlier.includes('AGREED') || earlier.includes('DECLINED')) return 'ANSWERED' as const
  return earlier.length >= MOST_OBJECTIONS ? ('TOO_MANY' as const) : null
}

/** Why a doctor cannot object to a work at `now`; null if that is possible. */
export function objectionProblem({ state, confirmedAt, earlier }: Objectionable, now: Date) {
  const isConfirmed = state === 'CONFIRMED' || state === 'PAID'
  if (!isConfirmed || confirmedAt === null) return 'NOT_CONFIRMED' as const
  return repeatedProblem(earlier) ?? (now >= objectionUntil(confirmedAt) ? ('TOO_LATE' as const) : null)
}

/**
 * What becomes of pay that was paid before an agreement changed it; empty where nothing of it changes. What was paid too
 * much is never taken from other pay without the doctor's consent (労働基準法24条). `payday`: of what is added.
 */
export function paidDifferenceText(yen: number, payday: string | null = null): string {
  if (yen === 0) return ''
  const day = payday === null ? '' : `、支払日は${dayText(`${payday}T00:00:00+09:00`)}`
  return yen > 0
    ? `支払い済みの額との差額${yenText(yen)}は、別の支払いになります(支払いの一覧に加わります${day})。`
    : `支払い済みの額は、訂正後の額より${yenText(-yen)}多くなっています。精算のしかたは病院と先生で話し合ってください。給与からの差し引きには先生の同意が必要です(労働基準法24条)。`
}

const SHARED = { NOT_FOUND: 'この勤務は見つかりません。' } as const

export const OBJECT_OUTCOME = {
  OBJECTED: good('異議を病院に送りました。病院の回答をお待ちください。運営も内容を確認できます。'),
  ALREADY_OPEN: info('この勤務への異議は、すでに病院に届いています。'),
  ANSWERED: info(
    'この勤務への異議には、病院が回答しています。さらに確認したいときは、お問い合わせください。',
  ),
  NOT_CONFIRMED: '異議は、病院が実績を確定した後に申し出られます。',
  TOO_LATE: `異議を申し出られるのは、確定した日の${OBJECTION_DAYS}日後までです。お問い合わせください。`,
  TOO_MANY: 'この勤務には、これ以上異議を申し出られません。お問い合わせください。',
  ...SHARED,
} as const

export const WITHDRAW_OBJECTION_OUTCOME = {
  WITHDRAWN: good('異議を取り下げ、病院にお知らせしました。'),
  NOT_OPEN: info('この異議は、すでに取り下げられたか、病院が回答しています。'),
  ...SHARED,
} as const

export const ANSWER_OBJECTION_OUTCOME = {
  AGREED: good('訂正に応じる回答を、先生に送りました。'),
  DECLINED: good('確定のままとする回答を、先生に送りました。'),
  NOT_OPEN: info('この異議は、先生が取り下げたか、ほかの担当者が回答しています。'),
  TIMES_INVALID: REPORT_OUTCOME.TIMES_INVALID,
  PERMIT_INVALID: REPORT_OUTCOME.PERMIT_INVALID,
  COUNTS_INVALID: REPORT_OUTCOME.COUNTS_INVALID,
  ...SHARED,
} as const

export const objectWords = outcomeWords({ ...OBJECT_OUTCOME, UNREACHABLE: UNSENT })
export const withdrawObjectionWords = outcomeWords({ ...WITHDRAW_OBJECTION_OUTCOME, UNREACHABLE: UNSENT })
export const answerObjectionWords = outcomeWords({ ...ANSWER_OBJECTION_OUTCOME, UNREACHABLE: UNSENT })
