import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestBackend } from './backend-calls.ts'
import type { TestDatabase } from './database.ts'

type Crowd = {
  /** The first command of each method is sent so many times at once. */
  size: number
  /** The methods that have been sent, `{package.Service}/{Method}`. */
  sent: Set<string>
}

/**
 * Loses a share of the answers on their way, as a bad line does: the command has happened, and its sender repeats it
 * with the same key until an answer arrives. Returns how many were lost. Each repeat has to be answered like the
 * first one.
 */
export function loseAnswers(
  backend: TestBackend,
  share: number,
  { size, sent }: Crowd = { size: 1, sent: new Set() },
): { lost: () => number } {
  const { twirp } = backend.handlers
  let lost = 0
  const handlers: { twirp: (request: Request) => Promise<Response> } = backend.handlers

  async function sendAtOnce(request: Request, count: number): Promise<Response> {
    const copies = Array.from({ length: count }, () => request.clone())
    const [answer, ...others] = await Promise.all(copies.map((copy) => twirp(copy)))
    if (!answer) throw new Error('nothing was sent')
    const first: unknown = await answer.clone().json()
    for (const other of others) expect(await other.json()).toEqual(first)
    return answer
  }

  handlers.twirp = async (request) => {
    const isCommand = (await request.clone().text()).includes('idempotency_key')
    if (!isCommand) return twirp(request)
    const method = new URL(request.url).pathname.replace('/twirp/', '')
    const answer = await sendAtOnce(request, sent.has(method) ? 1 : size)
    sent.add(method)
    if (Math.random() >= share) return answer
    lost += 1
    const again = await handlers.twirp(request)
    expect(await again.clone().json()).toEqual(await answer.json())
    return again
  }
  return { lost: () => lost }
}

/** Notices by kind: how often each was ordered. */
export async function noticesIn({ database }: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await database.execute<{ type: string; count: number }>(
    sql`select type, count(*)::int count from notification group by 1`,
  )
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]))
}
