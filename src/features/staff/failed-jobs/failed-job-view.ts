import { FailedJobKind, RetryOutcome, type FailedJob } from '../../../contract/gen/failed_job_pb.ts'
import { UNAVAILABLE } from '../../../domain/text/outage.ts'
import { good, outcomeWords } from '../../../domain/text/outcome-words.ts'
import { timestampText } from '../../../services/timestamp-text.ts'

const KIND: Readonly<Record<FailedJobKind, string>> = {
  [FailedJobKind.UNSPECIFIED]: 'そのほかの処理',
  [FailedJobKind.MAIL]: 'メールの送信',
  [FailedJobKind.PUBLICATION]: '新着求人のお知らせ',
  [FailedJobKind.PURGE]: '古い記録の削除',
  [FailedJobKind.APPLICATION_DEADLINE]: '期限が過ぎた応募の終了',
  [FailedJobKind.LINE]: 'LINEメッセージの送信',
  [FailedJobKind.PUSH]: 'アプリ通知の送信',
  [FailedJobKind.ENGAGEMENT]: '定期の勤務日の作成',
  [FailedJobKind.REPLY_TIME]: '回答までの時間の集計',
  [FailedJobKind.DATE_CHANGE]: '日程変更の期限',
  [FailedJobKind.SUBSTITUTE]: '代わりの先生への引き継ぎ',
  [FailedJobKind.WORK_DAY]: '勤務の開始・終了と報告の期限',
  [FailedJobKind.MEASURED]: '実測の求人票の集計',
  [FailedJobKind.FIGURES]: '病院の数字の集計',
  [FailedJobKind.TERMS_NOTICE]: '労働条件通知書の発行',
  [FailedJobKind.REHIRE]: '再勤務オファーの期限',
  [FailedJobKind.PAYMENT]: '支払日を過ぎた勤務のお知らせ',
  [FailedJobKind.DAILY_FIGURES]: '数字の集計',
  [FailedJobKind.OBJECT_SWEEP]: 'ファイル保管先からの削除',
  [FailedJobKind.LISTING_CONFIRMATION]: '求人の確認のお願いと一時停止',
  [FailedJobKind.RENEWAL]: '契約の更新の確認と期限',
}

/** Messages to our staff after a retry. */
const MESSAGES = {
  RETRIED: good('やり直しを受け付けました。まもなく実行します。'),
  GONE: 'この処理は、ほかの担当者がすでにやり直しています。',
  UNREACHABLE: UNAVAILABLE,
}
export const retryWords = outcomeWords(MESSAGES)
export type RetryAnswer = { outcome: keyof typeof MESSAGES }

export function retryAnswer(outcome: RetryOutcome): RetryAnswer {
  if (outcome === RetryOutcome.RETRIED) return { outcome: 'RETRIED' }
  if (outcome === RetryOutcome.GONE) return { outcome: 'GONE' }
  throw new Error(`RetryFailedJob answered ${outcome}`)
}

export const failedJobView = ({ id, kind, orderedAt, failedAt, attempts, error }: FailedJob) => ({
  id,
  kind: KIND[kind] ?? KIND[FailedJobKind.UNSPECIFIED],
  ordered: timestampText(orderedAt),
  failed: timestampText(failedAt),
  attempts,
  error,
})
export type FailedJobView = ReturnType<typeof failedJobView>
