export type FairGate = {
  /** Runs the task when it is its owner's turn; BUSY immediately when too many wait. */
  run<T>(owner: string, task: () => Promise<T>): Promise<T | 'BUSY'>
}

type Limits = {
  /** Tasks that run at the same time; of one owner only one does. */
  atOnce: number
  /** Most tasks that wait, of all owners and of one. */
  waiting: number
  waitingOfOne: number
}

/**
 * Concurrency limit in which owners take turns: a task waits for at most one task of each other owner per place, however
 * many each of them has brought.
 */
export function createFairGate({ atOnce, waiting, waitingOfOne }: Limits): FairGate {
  const running = new Set<string>()
  // In the order of the owners' turns.
  const queues = new Map<string, (() => void)[]>()
  let queued = 0

  function startNext(): void {
    if (running.size >= atOnce) return
    for (const [owner, queue] of queues) {
      if (running.has(owner)) continue
      const begin = queue.shift()
      queues.delete(owner)
      if (queue.length > 0) queues.set(owner, queue)
      if (!begin) continue
      queued -= 1
      running.add(owner)
      begin()
      return
    }
  }

  return {
    async run(owner, task) {
      if (running.size < atOnce && !running.has(owner)) {
        running.add(owner)
      } else {
        const queue = queues.get(owner) ?? []
        if (queued >= waiting || queue.length >= waitingOfOne) return 'BUSY'
        queued += 1
        await new Promise<void>((settle) => queues.set(owner, [...queue, settle]))
      }
      try {
        return await task()
      } finally {
        running.delete(owner)
        startNext()
      }
    },
  }
}
