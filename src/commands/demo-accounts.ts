/** What `npm start` tells the person who tries the app; `tests/e2e` logs in with it. */
export const DEMO_PASSWORD = 'demo-password-1'

const ACCOUNTS = [
  ['trusted@demo.example', '承認済みの医師(応募できます。勤務の記録があります)'],
  ['verified@demo.example', '医師免許を確認済み、審査待ちの医師'],
  ['initial@demo.example', '医師免許をまだ提出していない医師'],
  ['review@demo.example', '審査中で閲覧だけの医師'],
  ['banned@demo.example', '利用を停止された医師'],
  ['new@demo.example', '登録の途中のアカウント'],
] as const

export function demoAccountLines(): string {
  const width = Math.max(...ACCOUNTS.map(([id]) => id.length))
  const lines = ACCOUNTS.map(([id, who]) => `  ${id.padEnd(width)}  ${who}`)
  return [`デモ用のアカウント(パスワードはどれも ${DEMO_PASSWORD})`, ...lines].join('\n')
}
