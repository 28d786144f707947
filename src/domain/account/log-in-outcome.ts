import { UNAVAILABLE } from '../text/outage.ts'
import { info, outcomeWords } from '../text/outcome-words.ts'

/**
 * What a refused log-in says. An unknown id and a wrong password say the same; who stops at LINE, or has left, has made
 * no mistake.
 */
export const logInWords = outcomeWords({
  WRONG_CREDENTIALS: 'ユーザーIDまたはパスワードが正しくありません。',
  TOO_MANY_ATTEMPTS: '操作が続いたため、少し時間をおいてからお試しください。',
  BUSY: 'ただいま混み合っています。少し時間をおいてからお試しください。',
  LEFT: info('退会の手続きが完了しました。これまでのご利用、ありがとうございました。'),
  LINE_CANCELLED: info('LINEでの認証を中止しました。'),
  LINE_RETRY:
    'LINEでのログインを確認できませんでした。もう一度「LINEでログイン」を押してください。LINEのログイン画面が開きます。',
  LINE_UNREACHABLE:
    'LINEにつながりませんでした。少し時間をおいてお試しください。ユーザーIDとパスワードでもログインできます。',
  UNREACHABLE: UNAVAILABLE,
})
