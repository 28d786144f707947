import { good, info, outcomeWords } from '../text/outcome-words.ts'

/** Messages after linking or unlinking LINE, shown on the profile. */
export const lineLinkWords = outcomeWords({
  LINKED: good('LINEと連携しました。次からLINEでもログインできます。'),
  UNLINKED: good('LINEとの連携を解除しました。'),
  TAKEN: 'このLINEアカウントは、すでに別の先生のアカウントと連携しています。連携は変わっていません。',
  LINKED_OTHERWISE:
    'すでに別のLINEアカウントと連携しています。変更するには、先に今の連携を解除してください。',
  LINE_CANCELLED: info('LINEでの認証を中止しました。'),
  LINE_RETRY: 'LINEでの認証を確認できませんでした。もう一度お試しください。',
  LINE_UNREACHABLE: 'LINEにつながりませんでした。少し時間をおいてお試しください。',
  REAUTHENTICATE: info('ご本人の確認のため、パスワードを入力してください。'),
  WRONG_CREDENTIALS: 'パスワードが正しくありません。',
  TOO_MANY_ATTEMPTS: '操作が続いたため、少し時間をおいてからお試しください。',
  BUSY: 'ただいま混み合っています。少し時間をおいてからお試しください。',
  MAIL_UNCONFIRMED: 'LINEと連携するには、先にメールアドレスの確認を済ませてください。',
  NO_PASSWORD: '解除するとログインできなくなるため、先にパスワードを設定してください。',
})
