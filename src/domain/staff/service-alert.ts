import { parsedUrl } from '../text/parsed-url.ts'
import { UNAVAILABLE } from '../text/outage.ts'
import { good, info, outcomeWords } from '../text/outcome-words.ts'
import { ALERT_LINK } from './alert-status.ts'

/** Only https URLs: an alert must not send doctors to a `javascript:` or relative URL. */
export const isAlertLink = (link: string): boolean =>
  link.length <= ALERT_LINK && parsedUrl(link)?.protocol === 'https:'

/** Alerts that are shown at the same time; the banner stands at the top of every page. */
export const MOST_ALERTS = 5

export const WRITE_ALERT_OUTCOME = {
  WRITTEN: good('お知らせを公開しました。1分以内に、選んだページの上に表示されます。'),
  END_NOT_AHEAD: '終わりの日時は、いまより後にしてください。',
  TOO_MANY: `同時に公開できるお知らせは${MOST_ALERTS}件までです。先に、表示中のものを終了してください。`,
} as const

export const END_ALERT_OUTCOME = {
  ENDED: good('お知らせの表示を終了しました。'),
  ALREADY_ENDED: info('このお知らせは、すでに終了しています。'),
  NOT_FOUND: 'このお知らせは見つかりません。',
} as const

export const alertWords = outcomeWords({
  ...WRITE_ALERT_OUTCOME,
  ...END_ALERT_OUTCOME,
  UNREACHABLE: UNAVAILABLE,
})
