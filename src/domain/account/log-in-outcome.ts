/** What a refused log-in says. An unknown id and a wrong password say the same. */
export const LOG_IN_MESSAGES: Record<string, string> = {
  WRONG_CREDENTIALS: 'ユーザーIDまたはパスワードが正しくありません。',
  TOO_MANY_ATTEMPTS: '操作が続いたため、少し時間をおいてからお試しください。',
  BUSY: 'ただいま混み合っています。少し時間をおいてからお試しください。',
  LEFT: '退会の手続きが完了しました。これまでのご利用、ありがとうございました。',
  LINE_CANCELLED: 'LINEでの認証を中止しました。',
  LINE_RETRY:
    'LINEでのログインを確認できませんでした。もう一度「LINEでログイン」を押してください。LINEのログイン画面が開きます。',
  LINE_UNREACHABLE:
    'LINEにつながりませんでした。少し時間をおいてお試しください。ユーザーIDとパスワードでもログインできます。',
  UNREACHABLE: '通信できませんでした。入力した内容はそのままです。もう一度お試しください。',
}
