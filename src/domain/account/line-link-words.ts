/** What came of linking an account with LINE or ending that, told on the profile. */
export const LINE_LINK_MESSAGES: Record<string, { tone: 'good' | 'info' | 'danger'; text: string }> = {
  LINKED: { tone: 'good', text: 'LINEと連携しました。次からLINEでもログインできます。' },
  UNLINKED: { tone: 'good', text: 'LINEとの連携を解除しました。' },
  TAKEN: {
    tone: 'danger',
    text: 'このLINEアカウントは、すでに別の先生のアカウントと連携しています。連携は変わっていません。',
  },
  LINKED_OTHERWISE: {
    tone: 'danger',
    text: 'すでに別のLINEアカウントと連携しています。変更するには、先に今の連携を解除してください。',
  },
  LINE_CANCELLED: { tone: 'info', text: 'LINEでの認証を中止しました。' },
  LINE_RETRY: { tone: 'danger', text: 'LINEでの認証を確認できませんでした。もう一度お試しください。' },
  LINE_UNREACHABLE: {
    tone: 'danger',
    text: 'LINEにつながりませんでした。少し時間をおいてお試しください。',
  },
  REAUTHENTICATE: { tone: 'info', text: 'ご本人の確認のため、パスワードを入力してください。' },
  WRONG_CREDENTIALS: { tone: 'danger', text: 'パスワードが正しくありません。' },
  TOO_MANY_ATTEMPTS: {
    tone: 'danger',
    text: '操作が続いたため、少し時間をおいてからお試しください。',
  },
  BUSY: { tone: 'danger', text: 'ただいま混み合っています。少し時間をおいてからお試しください。' },
  MAIL_UNCONFIRMED: {
    tone: 'danger',
    text: 'LINEと連携するには、先にメールアドレスの確認を済ませてください。',
  },
  NO_PASSWORD: {
    tone: 'danger',
    text: '解除するとログインできなくなるため、先にパスワードを設定してください。',
  },
}
