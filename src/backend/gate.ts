export type Gate = {
  /** Runs the task when its turn comes; BUSY at once when too many are waiting already. */
  run<T>(task: () => Promise<T>): Promise<T | 'BUSY'>
}

/** Lets so many tasks run at once and so many wait, first come first served. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0
  const queue: (() => void)[] = []

  return {
    async run(task) {
      if (running < atOnce) running += 1
      else if (queue.length >= waiting) return 'BUSY'
      // Whoever leaves hands over the place, so nobody overtakes the queue.
      else await new Promise<void>((settle) => queue.push(settle))
      try {
        return await task()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
