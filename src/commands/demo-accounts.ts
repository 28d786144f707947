import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../backend/database/seed/demo-people.ts'

/** What `npm start` tells the person who tries the app. */
export function demoAccountLines(): string {
  const width = Math.max(...Object.keys(DEMO_ACCOUNTS).map((id) => id.length))
  const lines = Object.entries(DEMO_ACCOUNTS).map(([id, { who }]) => `  ${id.padEnd(width)}  ${who}`)
  return [`デモ用のアカウント(パスワードはどれも ${DEMO_PASSWORD})`, ...lines].join('\n')
}
