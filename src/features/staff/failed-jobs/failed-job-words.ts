import type { Shown } from '../../../contract/plain.ts'
import { UNAVAILABLE } from '../../../domain/text/outage.ts'
import { good, outcomeWords } from '../../../domain/text/outcome-words.ts'

type Kind = Shown<'dp.staff.FailedJob'>['kind']

const KIND: Readonly<Record<NonNullable<Kind>, string>> = {
  MAIL: 'メールの送信',
  PUBLICATION: '新着求人のお知らせ',
  PURGE: '古い記録の削除',
  APPLICATION_DEADLINE: '期限が過ぎた応募の終了',
  LINE: 'LINEメッセージの送信',
  PUSH: 'アプリ通知の送信',
  ENGAGEMENT: '定期の勤務日の作成',
  REPLY_TIME: '回答までの時間の集計',
  DATE_CHANGE: '日程変更の期限',
  SUBSTITUTE: '代わりの先生への引き継ぎ',
  WORK_DAY: '勤務の開始・終了と報告の期限',
  MEASURED: '実測の求人票の集計',
  FIGURES: '病院の数字の集計',
  TERMS_NOTICE: '労働条件通知書の発行',
  REHIRE: '再勤務オファーの期限',
  PAYMENT: '支払日を過ぎた勤務のお知らせ',
  DAILY_FIGURES: '数字の集計',
  OBJECT_SWEEP: 'ファイル保管先からの削除',
  LISTING_CONFIRMATION: '求人の確認のお願いと一時停止',
  RENEWAL: '契約の更新の確認と期限',
}

export const failedJobText = (kind: Kind): string => (kind ? KIND[kind] : 'そのほかの処理')

/** Messages to our staff after a retry. */
const MESSAGES = {
  RETRIED: good('やり直しを受け付けました。まもなく実行します。'),
  GONE: 'この処理は、ほかの担当者がすでにやり直しています。',
  UNREACHABLE: UNAVAILABLE,
}
export const retryWords = outcomeWords(MESSAGES)
