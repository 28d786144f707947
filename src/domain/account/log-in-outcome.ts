import { LOG_IN_STEP_MINUTES } from './second-factor.ts'
import { UNAVAILABLE } from '../text/outage.ts'
import { info, outcomeWords } from '../text/outcome-words.ts'

const NO_COOKIE =
  'Cookieが使えないため、ログインできませんでした。ブラウザーの設定でこのサイトのCookieを許可してから、もう一度ログインしてください。'

/** A step of a log-in that its cookie did not come back to looks like one that took too long. */
const IF_AGAIN = '繰り返し表示されるときは、ブラウザーの設定でこのサイトのCookieを許可してください。'

/**
 * Messages of a refused log-in. An unknown id and a wrong password share one message, so that accounts cannot
 * be enumerated; cancelling at LINE and a closed account are no errors.
 */
export const logInWords = outcomeWords({
  WRONG_CREDENTIALS: 'ユーザーIDまたはパスワードが正しくありません。',
  TOO_MANY_ATTEMPTS: '操作が続いたため、少し時間をおいてからお試しください。',
  BUSY: 'ただいま混み合っています。少し時間をおいてからお試しください。',
  NO_COOKIE,
  STEP_OVER: `確認コードの入力の時間(${LOG_IN_STEP_MINUTES}分)が過ぎたか、コードの間違いが続きました。もう一度、ユーザーIDとパスワードからログインしてください。${IF_AGAIN}`,
  LEFT: info('退会の手続きが完了しました。これまでのご利用、ありがとうございました。'),
  LINE_CANCELLED: info('LINEでの認証を中止しました。'),
  LINE_RETRY:
    'LINEでのログインを確認できませんでした。もう一度「LINEでログイン」を押してください。LINEのログイン画面が開きます。' +
    IF_AGAIN,
  LINE_UNREACHABLE:
    'LINEにつながりませんでした。少し時間をおいてお試しください。ユーザーIDとパスワードでもログインできます。',
  UNREACHABLE: UNAVAILABLE,
})
