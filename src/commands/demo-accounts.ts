import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../backend/database/demo-people.ts'

/**
 * The demo accounts as lines for the terminal; `made` are random passwords by login id, null for the
 * published one.
 */
export function demoAccountLines(made: Map<string, string> | null): string {
  const width = Math.max(...Object.keys(DEMO_ACCOUNTS).map((id) => id.length))
  const lines = Object.entries(DEMO_ACCOUNTS).map(([id, { who }]) => {
    const password = made ? `  ${made.get(id) ?? ''}` : ''
    return `  ${id.padEnd(width)}${password}  ${who}`
  })
  const head = made
    ? 'デモ用のアカウントとパスワード(この起動のために作りました。もう表示しません)'
    : `デモ用のアカウント(パスワードはどれも ${DEMO_PASSWORD})`
  return [head, ...lines].join('\n')
}
