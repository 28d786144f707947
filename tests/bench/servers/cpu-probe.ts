/** Work a bench can ask a server to do on the side. */
type Tasks = Readonly<Record<string, () => void>>

const microseconds = ({ user, system }: NodeJS.CpuUsage) => user + system

/** Answers the bench's questions about this process over its IPC channel. */
export function answerProbes(tasks: Tasks = {}): void {
  process.on('message', (question) => {
    if (question === 'cpu') {
      process.send?.({
        cpu: microseconds(process.cpuUsage()),
        thread: microseconds(process.threadCpuUsage()),
      })
    } else if (question === 'heap') {
      globalThis.gc?.()
      globalThis.gc?.()
      process.send?.({ heap: process.memoryUsage().heapUsed })
    } else if (typeof question === 'string') {
      tasks[question]?.()
    }
  })
  // The bench is gone.
  process.on('disconnect', () => process.exit())
}

export const announceReady = (port: number) => process.send?.({ ready: port })
