import { mayBeRenewed } from '../listing/terms/contract-text.ts'
import { changedTerms, TERM_LABEL, termTextOf, type TermKey } from '../listing/terms/term-lines.ts'
import type { TermLine, TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { UNSENT } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** The notice of terms of a matched contract (労働条件通知書): its items by law, its states, and how it is delivered. */

const LABOUR = '労働基準法施行規則5条1項'
const PART_TIME = 'パートタイム・有期雇用労働法6条'

/**
 * Every item that the law requires in writing, in the order of the notice. Items with `common` are rules of the
 * hospital, which no listing holds; `help` is an example for who types the item.
 */
export const NOTICE_ITEM = {
  period: { heading: TERM_LABEL.period, basis: `${LABOUR}1号` },
  renewal: { heading: TERM_LABEL.renewal, basis: `${LABOUR}1号の2` },
  renewalCriteria: {
    heading: TERM_LABEL.renewalCriteria,
    basis: `${LABOUR}1号の2`,
    help: '例: 勤務の状況と病院の経営の状況により判断します',
  },
  workplace: { heading: TERM_LABEL.workplace, basis: `${LABOUR}1号の3` },
  workplaceScope: {
    heading: TERM_LABEL.workplaceScope,
    basis: `${LABOUR}1号の3`,
    help: '例: 当院のみ(変更なし)',
  },
  duty: { heading: TERM_LABEL.duty, basis: `${LABOUR}1号の3` },
  dutyScope: {
    heading: TERM_LABEL.dutyScope,
    basis: `${LABOUR}1号の3`,
    help: '例: 上記の業務のみ(変更なし)',
  },
  hours: { heading: TERM_LABEL.hours, basis: `${LABOUR}2号` },
  breaks: { heading: TERM_LABEL.breaks, basis: `${LABOUR}2号` },
  overtime: {
    heading: '時間外労働',
    basis: `${LABOUR}2号`,
    common: true,
    help: '例: あり(急患の対応などで延長することがあります。延長した時間の賃金は別に支払います)',
  },
  daysOff: {
    heading: '休日・休暇',
    basis: `${LABOUR}2号`,
    help: '例: 契約した勤務日以外の日',
  },
  wage: { heading: TERM_LABEL.wage, basis: `${LABOUR}3号` },
  payDay: {
    heading: TERM_LABEL.payDay,
    basis: `${LABOUR}3号`,
    help: '例: 振込(締め日 末日、支払日 翌月25日)',
  },
  raise: {
    heading: '昇給・賞与・退職手当',
    basis: PART_TIME,
    common: true,
    help: '例: いずれもありません',
  },
  insurance: {
    heading: TERM_LABEL.insurance,
    basis: '職業安定法5条の3',
    help: '例: 加入しません(1回の勤務のため)',
  },
  leaving: {
    heading: '退職・解雇',
    basis: `${LABOUR}4号`,
    common: true,
    help: '例: 契約期間の満了で終了します。解雇の事由と手続きは就業規則 第○条によります',
  },
  consultation: {
    heading: '相談窓口',
    basis: PART_TIME,
    common: true,
    help: '例: 人事課 鈴木(電話 03-0000-0000)',
  },
} as const satisfies Record<string, { heading: string; basis: string; common?: true; help?: string }>
export type NoticeItem = keyof typeof NOTICE_ITEM

export const isNoticeItem = (key: string): key is NoticeItem => Object.hasOwn(NOTICE_ITEM, key)
const ITEMS = Object.keys(NOTICE_ITEM).filter(isNoticeItem)

/** Items that are the hospital's rules for every contract. */
export const COMMON_ITEMS = ITEMS.filter((key) => 'common' in NOTICE_ITEM[key])

export const noticeHelp = (key: NoticeItem): string | undefined => {
  const item = NOTICE_ITEM[key]
  return 'help' in item ? item.help : undefined
}

/** Texts typed by the hospital, by item. */
export type TypedItems = Readonly<Partial<Record<NoticeItem, string>>>

/** Code points of an item that is typed. */
export const ITEM_TEXT = { least: 2, most: 500 } as const

export type NoticeLine = TermLine

type Times = { start: string; end: string }

/** Terms of the contract that the notice shows after the items required by law. */
const FURTHER = [
  'conversion',
  'trial',
  'permit',
  'carfare',
  'withholding',
  'liability',
  'smoking',
  'cancellation',
] as const satisfies TermKey[]
const DAYS_OFF = ['holidays', 'yearEnd', 'absence', 'paidLeave'] as const satisfies TermKey[]

type TextOf = (key: TermKey) => string

/** What the notice says of an item where the terms have no line of that heading. */
function derived(key: NoticeItem, terms: TermsSnapshot, textOf: TextOf): string {
  if (key === 'renewal') return terms.regular ? '' : 'ありません(1回の勤務の契約です)'
  if (key !== 'daysOff') return ''
  if (!terms.regular) return '1回の勤務の契約のため、休日と年次有給休暇の定めはありません'
  return DAYS_OFF.flatMap((one) => (textOf(one) ? [`${TERM_LABEL[one]}: ${textOf(one)}`] : [])).join('\n')
}

const isOfTerms = (key: string): key is TermKey => Object.hasOwn(TERM_LABEL, key)

/**
 * The lines of a notice from the frozen terms and the hospital's texts, and the items that are missing. A spot work
 * that was moved has other times than its terms.
 */
export function termsNotice(
  terms: TermsSnapshot,
  moved: Times | null,
  typed: TypedItems,
): { lines: NoticeLine[]; missing: NoticeItem[] } {
  const textOf = termTextOf(
    moved ? changedTerms(terms, { startTime: moved.start, endTime: moved.end }) : terms,
  )
  // Only a contract that may be renewed has criteria.
  const items = ITEMS.filter((key) => key !== 'renewalCriteria' || mayBeRenewed(terms)).map((key) => ({
    key,
    heading: NOTICE_ITEM[key].heading,
    text: (isOfTerms(key) ? textOf(key) : '') || derived(key, terms, textOf) || (typed[key]?.trim() ?? ''),
  }))
  const lineOf = (key: TermKey) => (textOf(key) ? [{ heading: TERM_LABEL[key], text: textOf(key) }] : [])
  const lines = items
    .filter(({ text }) => text !== '')
    .flatMap(({ key, heading, text }) => [...(key === 'hours' ? lineOf('days') : []), { heading, text }])
  return {
    lines: [
      { heading: '使用者', text: textOf('party') || terms.hospitalName },
      ...lines,
      ...FURTHER.flatMap(lineOf),
    ],
    missing: items.filter(({ text }) => text === '').map(({ key }) => key),
  }
}

/** Where a notice stands, in the doctor's words. */
export const TERMS_NOTICE_STATE = {
  MISSING: '労働条件通知書 準備中',
  ISSUED: '労働条件通知書 未確認',
  ACKNOWLEDGED: '労働条件通知書 確認済み',
} as const
export type TermsNoticeState = keyof typeof TERMS_NOTICE_STATE

/** The same in the hospital's words. */
export const HOSPITAL_NOTICE_STATE: Readonly<Record<TermsNoticeState, string>> = {
  MISSING: '通知書 未発行',
  ISSUED: '通知書 発行済み',
  ACKNOWLEDGED: '通知書 確認済み',
}

export const noticeState = ({
  issuedAt,
  acknowledgedAt,
}: {
  issuedAt: Date | null
  acknowledgedAt: Date | null
}): TermsNoticeState => (issuedAt === null ? 'MISSING' : acknowledgedAt === null ? 'ISSUED' : 'ACKNOWLEDGED')

/** Delivery by electronic means needs the worker's wish (労働基準法施行規則5条4項); without it the notice is on paper. */
export const NOTICE_DELIVERY = {
  ELECTRONIC: '電子で受け取ることを希望します',
  PAPER: '紙で受け取ります',
} as const
export type NoticeDelivery = keyof typeof NOTICE_DELIVERY

/** Whether the hospital still has to hand the notice over on paper. */
export const isPaperDue = (notice: {
  issuedAt: Date | null
  delivery: NoticeDelivery | null
  handedOverAt: Date | null
}): boolean => notice.issuedAt !== null && notice.delivery === 'PAPER' && notice.handedOverAt === null

export const ANSWER_TERMS_OUTCOME = {
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  DELIVERY_CHOSEN: 'DELIVERY_CHOSEN',
  NOT_ISSUED: 'NOT_ISSUED',
  OUTDATED: 'OUTDATED',
  ENDED: 'ENDED',
  NOT_FOUND: 'NOT_FOUND',
} as const
export type AnswerTermsOutcome = keyof typeof ANSWER_TERMS_OUTCOME

const OUTDATED = '通知書が新しくなりました。新しい内容をご確認ください。'
const ENDED = 'この勤務はキャンセルされています。'

export const answerTermsWords = outcomeWords({
  ACKNOWLEDGED: good('労働条件通知書を確認しました。'),
  DELIVERY_CHOSEN: good('受け取り方を変更しました。'),
  NOT_ISSUED: '通知書はまだ発行されていません。',
  OUTDATED: info(OUTDATED),
  ENDED,
  NOT_FOUND: 'この勤務は見つかりません。',
  UNREACHABLE: UNSENT,
})

export const ISSUE_TERMS_OUTCOME = {
  ISSUED: 'ISSUED',
  HANDED_OVER: 'HANDED_OVER',
  INCOMPLETE: 'INCOMPLETE',
  ALREADY_ISSUED: 'ALREADY_ISSUED',
  NOT_ON_PAPER: 'NOT_ON_PAPER',
  OUTDATED: 'OUTDATED',
  ENDED: 'ENDED',
} as const
export type IssueTermsOutcome = keyof typeof ISSUE_TERMS_OUTCOME

export const issueTermsWords = outcomeWords({
  ISSUED: good('労働条件通知書を発行しました。先生にお知らせします。'),
  HANDED_OVER: good('紙でお渡ししたことを記録しました。'),
  INCOMPLETE: '足りない項目があります。すべての項目を入力してください。',
  ALREADY_ISSUED: info('ほかの担当者がすでに発行しています。'),
  NOT_ON_PAPER: '先生は電子での受け取りを希望しています。紙でお渡しする必要はありません。',
  OUTDATED: info(OUTDATED),
  ENDED,
  UNREACHABLE: UNSENT,
})
