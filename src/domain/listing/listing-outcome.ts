import { UNAVAILABLE } from '../text/outage.ts'
import { good, outcomeWords, type ToldOutcome } from '../text/outcome-words.ts'

/** Words of the outcomes of the hospital's commands about a listing. */

export const saveWords = outcomeWords({
  CONFLICT:
    'ほかの担当者が先に保存しています。いま入力した内容は保存していません。画面を読み直してから、もう一度入力してください。',
  GONE: 'この下書きは、すでに掲載されたか、削除されています。求人の一覧をご確認ください。',
  TOO_MANY: '下書きが多すぎて保存できません。使わない下書きを削除してください。',
  ENDED: '募集を終えた求人は編集できません。コピーして新しい求人を作成してください。',
  UNREACHABLE: `まだ保存していません。${UNAVAILABLE}`,
})

export const publishWords = outcomeWords({
  INCOMPLETE: 'まだ掲載していません。下の項目を直すと掲載できます。',
  CONFLICT: '確認のあとに、ほかの担当者が内容を変えています。もう一度ご確認ください。',
  GONE: 'この下書きは、すでに掲載されたか、削除されています。求人の一覧をご確認ください。',
  LOCKED:
    '応募した先生がいるため、給与と時間は変えられません。元の値に戻すか、応募した先生ごとに条件を提示してください。',
  ENDED: '募集を終えた求人は編集できません。コピーして新しい求人を作成してください。',
  UNREACHABLE: `まだ掲載していません。${UNAVAILABLE}`,
})

/** Of the commands in the list. */
export const listingWords = outcomeWords({
  PUBLISHED: good('掲載しました。検索に表示され、フォロー中の先生にお知らせします。'),
  IN_REVIEW: good('審査に出しました。結果は担当者あてのメールでお知らせします。'),
  PAUSE: good('募集を一時停止しました。'),
  RESUME: good('募集を再開しました。'),
  CLOSE: good('募集を終えました。届いている応募には、引き続き回答してください。'),
  WITHDRAW: good('求人を取り下げました。応募中の先生には、募集の終了をお知らせします。'),
  CONFIRM: good('まだ募集していることを記録しました。'),
  DISCARDED: good('下書きを削除しました。'),
  COPIED: good('下書きにコピーしました。内容を確かめて掲載してください。'),
  CONFIRMED: good('まだ募集していることを記録しました。'),
  SOME: '一部の求人は確認できませんでした。求人の状態をご確認ください。',
  NONE_CHOSEN: '掲載する下書きを選んでください。',
  NOT_ALLOWED: 'この求人の状態では、その操作はできません。',
  TOO_LATE: '応募の締め切りを過ぎています。編集して締め切りを直すと、再開できます。',
  PAYDAY_UNREAD:
    '支払日の記載から日付を読み取れないため、再開できません。「編集する」から支払日を選び直してください。',
  GONE: 'この求人は見つかりません。掲載されたか、削除されています。',
  TOO_MANY: '下書きが多すぎます。使わない下書きを削除してください。',
  UNREACHABLE: UNAVAILABLE,
})

/** Of copying to chosen days. */
export const copyWords = outcomeWords({
  NO_DAYS: '日を1日以上選んでください。',
  GONE: 'この求人は見つかりません。掲載されたか、削除されています。',
  TOO_MANY: '下書きが多すぎます。使わない下書きを削除してから、もう一度お試しください。',
  UNREACHABLE: `まだコピーしていません。${UNAVAILABLE}`,
})

/** What a command about several listings did; undefined without one. */
export function bulkTold(published: number, held: number): ToldOutcome | undefined {
  if (published === 0 && held === 0) return undefined
  const done = published > 0 ? `${published}件を掲載しました。` : ''
  if (held === 0) return good(done)
  const rest = `${held}件は掲載できず、下書きに残しました。理由は下書きごとに表示しています。`
  return { tone: published > 0 ? 'info' : 'danger', text: done + rest }
}

/** Outcomes of confirming listings, told by the whole press. */
export const confirmWords = outcomeWords({
  CONFIRMED: good('まだ募集していることを記録しました。'),
  SOME: '一部の求人は確認できませんでした。',
  NONE_CHOSEN: '確認する求人がありません。',
  UNREACHABLE: UNAVAILABLE,
})

/** Why one of several listings could not be confirmed. */
export const UNCONFIRMED_WORDS: Readonly<Record<string, string>> = {
  NOT_ALLOWED: '募集を終えているか、見つかりません',
  TOO_LATE: '停止中で、応募の締め切りを過ぎています',
  PAYDAY_UNREAD: '停止中で、再開の前に支払日を選び直してください',
  IN_REVIEW: '審査に出しました',
}
