import { expect } from 'vitest'
import type { Database } from '#app/backend/database/client.ts'
import { session } from '#app/backend/database/schema/account/account.ts'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import type { LineBrowser } from './line.ts'

/** Sent to the log-in page with words of ours, nobody signed in, no account made. */
export async function expectRefusal(database: Database, one: LineBrowser, answer: Response): Promise<void> {
  expect([303, 405]).toContain(answer.status)
  const location = answer.headers.get('location') ?? '/login?'
  expect(location).toMatch(/^\/login\?(returnTo=%2F[\w%]*&)?(outcome=LINE_(RETRY|CANCELLED|UNREACHABLE))?$/)
  expect(answer.headers.getSetCookie().join()).not.toContain('__Host-sid')
  expect(one.app.get('__Host-sid')).toBeUndefined()
  expect(await database.$count(session)).toBe(0)
  expect(await database.$count(lineIdentity)).toBe(0)
}
