/** Does something again and again in the background of a process; one round at a time. */
export type WorkLoop = {
  start(): void
  /** There may be something to do: look now rather than later. */
  wake(): void
  /** Lets the round under way finish. */
  stop(): Promise<void>
}

export type WorkLoopOptions = {
  /** Does what there is, until `isOver` says to stop; answers after how many milliseconds to look again. */
  round: (isOver: () => boolean) => Promise<number>
  /** After a round that failed. */
  againAfterMs: number
  onError: (error: unknown) => void
}

const FIRST_LOOK_MS = 500

export function createWorkLoop({ round, againAfterMs, onError }: WorkLoopOptions): WorkLoop {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isAsked = false
  let isStopped = true

  async function work(): Promise<void> {
    let wait = againAfterMs
    isAsked = false
    try {
      wait = await round(() => isStopped)
    } catch (error) {
      if (!isStopped) onError(error)
    }
    if (!isStopped) plan(isAsked ? 0 : wait)
  }

  function run(): void {
    clearTimeout(timer)
    running ??= work().finally(() => {
      running = undefined
    })
  }

  function plan(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
    // A process that has nothing else to do may end.
    timer.unref()
  }

  return {
    start() {
      isStopped = false
      plan(FIRST_LOOK_MS)
    },
    wake() {
      if (isStopped) return
      isAsked = true
      run()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
