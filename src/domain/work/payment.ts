import type { WorkState } from '../application/application-words.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** Where the pay of a work stands. EXPECTED: the work is still to come, or its report is not confirmed. */
export const PAY_STATE = {
  EXPECTED: '見込み',
  DUE: '支払い待ち',
  OVERDUE: '支払日を過ぎています',
  PAID: '支払い済み',
} as const
export type PayState = keyof typeof PAY_STATE

/** What a hospital pays for a matched work that it cancelled. */
export const COMPENSATION = 'キャンセル補償'

/** What an agreed objection adds to pay that was paid before. */
export const DIFFERENCE = '訂正の差額'

type Standing = {
  state: WorkState
  /** Owed whatever the state of the work: a compensation for a cancelled one, or a difference. */
  isOwedAnyhow: boolean
  /** The last day on which pay is in time; null where the terms name none. */
  lastDay: string | null
}

/** Whether a line of pay can be marked as paid or received. */
export const isDue = ({ state, isOwedAnyhow }: Omit<Standing, 'lastDay'>): boolean =>
  isOwedAnyhow || state === 'CONFIRMED'

/** `isPaid`: either side has marked it. `today` in Tokyo. */
export function payStateOf(
  { isPaid, lastDay, ...of }: Standing & { isPaid: boolean },
  today: string,
): PayState {
  if (isPaid) return 'PAID'
  if (!isDue(of)) return 'EXPECTED'
  return lastDay !== null && lastDay < today ? 'OVERDUE' : 'DUE'
}

const URGENCY: readonly PayState[] = ['OVERDUE', 'DUE', 'EXPECTED', 'PAID']

/** The state of a payment: the most urgent of its works'. */
export const payStateAmong = (states: readonly PayState[]): PayState =>
  URGENCY.find((one) => states.includes(one)) ?? 'EXPECTED'

/** The day that a form proposes for a payment: as planned, but neither to come nor before the work. All days in Tokyo. */
export function proposedPayDay({
  payday,
  firstDay,
  today,
}: {
  payday: string
  firstDay: string
  today: string
}): string {
  if (payday === '' || payday > today) return today
  return payday < firstDay ? firstDay : payday
}

/** Minutes in which a mark can be taken back. */
const UNDO_MINUTES = 30

export const mayTakeBack = (markedAt: Date, now: Date): boolean =>
  now.getTime() < markedAt.getTime() + UNDO_MINUTES * 60_000

/** Lines that a hospital marks as paid at once, by ticks or by a file. */
export const MOST_PAID_AT_ONCE = 200
export const MAX_WITHHELD_YEN = 10_000_000

export type PaidBy = 'HOSPITAL' | 'DOCTOR'

const NO_WORK = 'この勤務は見つかりません。'

const BEFORE_WORK = '支払いの日は、勤務の日以降の日付で入力してください。'
const MIXED = '支払日か先生が異なる勤務は、分けて記録してください。'

/** The hospital marks one payment. */
export const PAY_OUTCOME = {
  PAID: good('支払い済みにしました。先生にお知らせしました。'),
  ALREADY_PAID: info('すでに支払い済みです。'),
  PARTLY_PAID: 'すでに支払い済みの勤務が含まれています。画面を更新してご確認ください。',
  NOT_CONFIRMED: '実績が確定していない勤務は、支払い済みにできません。',
  BEFORE_WORK,
  MIXED,
  WITHHELD_TOO_HIGH: '源泉徴収額が、税のかかる支給額を超えています。',
  TAKEN_BACK: good('支払い済みの記録を取り消しました。先生にお知らせしました。'),
  TOO_LATE: `記録から${UNDO_MINUTES}分を過ぎたため、取り消せません。先生にメッセージでお知らせください。`,
  NOT_PAID: 'この勤務は支払い済みではありません。画面を更新してご確認ください。',
  NOT_FOUND: NO_WORK,
} as const
export type PayOutcome = keyof typeof PAY_OUTCOME
export const payWords = outcomeWords({ ...PAY_OUTCOME, UNREACHABLE: UNSENT })

/** What becomes of several works at once. */
export const payManyWords = outcomeWords({
  PAID: good('選んだ支払いを支払い済みにしました。先生にお知らせしました。'),
  PARTLY: '支払い済みにできなかったものがあります。残りをご確認ください。',
  NONE_MARKED: '支払い済みの勤務がありません。「支払い済み」の列に 1 を入れてください。',
  UNREACHABLE: UNSENT,
})

/** Bytes of a file that a hospital may upload: far more than the rows that are taken at once. */
export const MAX_FILE_BYTES = 300_000

/** The doctor marks a work as received, or takes the mark back. */
export const RECEIPT_OUTCOME = {
  RECEIVED: good('入金を確認したと記録しました。病院にも「支払い済み」と表示されます。'),
  TAKEN_BACK: good('入金の確認を取り消しました。'),
  NOT_CONFIRMED: '実績が確定すると、入金の確認を記録できます。',
  BEFORE_WORK,
  MIXED,
  TOO_LATE: `確認から${UNDO_MINUTES}分を過ぎたため、取り消せません。病院にメッセージでお知らせください。`,
  NOT_FOUND: NO_WORK,
} as const
export type ReceiptOutcome = keyof typeof RECEIPT_OUTCOME
export const receiptWords = outcomeWords({
  ...RECEIPT_OUTCOME,
  NONE_CHOSEN: '入金を確認した勤務を選んでください。',
  DAY_WRONG: '入金日は、今日までの日付を入力してください。',
  UNREACHABLE: UNSENT,
})

/** What a doctor notes about the slip (源泉徴収票) of a hospital and year. */
export const SLIP_STATE = { WAITING: '未着', RECEIVED: '受領', NOT_REQUIRED: '不要' } as const
export type SlipState = keyof typeof SLIP_STATE

export const SLIP_OUTCOME = {
  SAVED: good('源泉徴収票の状態を保存しました。'),
  NOT_FOUND: 'この病院からその年に支払われた勤務はありません。',
} as const
export const slipWords = outcomeWords({ ...SLIP_OUTCOME, UNREACHABLE: UNSENT })

export const ISSUE_OUTCOME = {
  ISSUED: good('源泉徴収票を交付済みにしました。先生にお知らせしました。'),
  ALREADY_ISSUED: info('すでに交付済みです。'),
  NOT_FOUND: 'この先生にその年に支払った勤務はありません。',
} as const
export type IssueOutcome = keyof typeof ISSUE_OUTCOME
export const issueWords = outcomeWords({ ...ISSUE_OUTCOME, UNREACHABLE: UNSENT })
