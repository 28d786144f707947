import { AsyncLocalStorage } from 'node:async_hooks'
import { currentScope } from './request-scope.server.ts'

/** For how long reads wait while no part does anything: one may wait for something else than the database. Milliseconds. */
const PATIENCE_MS = 20

/** The parts of one `together`, and of those within it. What they ask for goes once all of them wait. */
export class Round {
  /** Parts that have not ended and wait for nothing. */
  #busy = 0
  #unsent: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What parts have done so far, counted. */
  #steps = 0

  /** `send` is called once, when no part can ask for anything more. */
  whenAllWait(send: () => void): void {
    this.#unsent.push(send)
    this.#timer ??= this.#watch()
  }

  begin(): void {
    this.#busy += 1
    this.#steps += 1
  }

  pause(): void {
    this.#busy -= 1
    this.#steps += 1
    // After the microtasks: a part may ask for several things at once.
    if (this.#busy === 0) setImmediate(() => this.#busy === 0 && this.#send())
  }

  /** A busy machine is no reason to send: after the time, parts have a turn to go on. */
  #watch() {
    const seen = this.#steps
    const look = () => {
      if (this.#unsent.length === 0) return
      if (this.#steps === seen) this.#send()
      else this.#timer = this.#watch()
    }
    return setTimeout(() => setImmediate(look), PATIENCE_MS)
  }

  #send(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const unsent = this.#unsent
    this.#unsent = []
    for (const send of unsent) storage.exit(send)
  }
}

/** One of the functions given to `together`. */
class Part {
  readonly round: Round
  #awaited = 0

  constructor(round: Round) {
    this.round = round
    round.begin()
  }

  /** Says until then that the part is not busy. */
  wait<T>(promise: Promise<T>): Promise<T> {
    this.#awaited += 1
    if (this.#awaited === 1) this.round.pause()
    // This runs before whoever awaits the answer.
    return promise.finally(() => {
      this.#awaited -= 1
      if (this.#awaited === 0) this.round.begin()
    })
  }
}

const storage = new AsyncLocalStorage<Part>()

/** The part that is running; undefined outside of `together`. */
export const currentPart = (): Part | undefined => storage.getStore()

/** What is asked for while a page is made, each by a call of its own, is one round of that request. */
export function asPartOfRead<T>(run: () => Promise<T>): Promise<T> {
  const scope = currentScope()
  if (!scope?.isRead || storage.getStore()) return run()
  scope.round ??= new Round()
  return inRound(scope.round, run)
}

function inRound<T>(round: Round, run: () => Promise<T>): Promise<T> {
  const part = new Part(round)
  // A statement of drizzle's is sent where it is awaited: here.
  return storage.run(part, async () => run()).finally(() => round.pause())
}

const apartFromRequests = new Round()

/** Runs what other requests may wait for too, so that it waits for its like alone and not for the parts of this request. */
export const apart = <T>(run: () => Promise<T>): Promise<T> => inRound(apartFromRequests, run)

type Results<Runs extends readonly (() => Promise<unknown>)[]> = {
  -readonly [Key in keyof Runs]: Awaited<ReturnType<Runs[Key]>>
}

/**
 * Runs several reads like `Promise.all`, and sends what they ask the database as few statements: as soon as each of them
 * waits for an answer or has ended, all that is waited for goes as one. So what goes together follows from what the parts
 * do, not from how fast they are. Only for reads; a transaction within it goes alone.
 */
export async function together<const Runs extends readonly (() => Promise<unknown>)[]>(
  ...runs: Runs
): Promise<Results<Runs>>
export async function together(...runs: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const around = storage.getStore()
  const round = around?.round ?? new Round()
  const answers = Promise.all(runs.map((run) => inRound(round, run)))
  return around ? around.wait(answers) : answers
}
