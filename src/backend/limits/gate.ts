export type Gate = {
  /** Runs the task when there is capacity; BUSY immediately when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T | 'BUSY'>
}

/** Concurrency limit with a bounded FIFO queue: `atOnce` running tasks, `waiting` queued ones. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0
  const queue: (() => void)[] = []

  return {
    async run(task) {
      if (running < atOnce) running += 1
      else if (queue.length >= waiting) return 'BUSY'
      // A finished task hands its place to the next in the queue, so that nobody overtakes.
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
