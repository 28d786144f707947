import { expect } from 'vitest'
import type { TestBackend } from './backend-calls.ts'

/**
 * Loses a share of the answers on their way, as a bad line does: the command has happened, and its sender repeats it
 * with the same key until an answer arrives. Returns how many were lost. Each repeat has to be answered like the
 * first one.
 */
export function loseAnswers(backend: TestBackend, share: number): { lost: () => number } {
  const { twirp } = backend.handlers
  let lost = 0
  const handlers: { twirp: (request: Request) => Promise<Response> } = backend.handlers
  handlers.twirp = async (request) => {
    const isCommand = (await request.clone().text()).includes('idempotency_key')
    const answer = await twirp(request.clone())
    if (!isCommand || Math.random() >= share) return answer
    lost += 1
    const again = await handlers.twirp(request)
    expect(await again.clone().json()).toEqual(await answer.json())
    return again
  }
  return { lost: () => lost }
}
