import { logSecurity } from '../platform/server/log.server.ts'
import { complain } from './terminal.ts'

/** On an uncaught error, writes one log line and exits with a failure code, for the supervisor to restart. */
export function logCrashes(): void {
  const crash = (reason: string) => (error: unknown) => {
    logSecurity('sys_crash', { reason, error })
    process.exit(1)
  }
  process.on('uncaughtException', crash('uncaught exception'))
  process.on('unhandledRejection', crash('unhandled rejection'))
}

/** Limit of a graceful shutdown, below the usual 30 s until SIGKILL. */
const STOP_MS = 24_000

/**
 * Graceful shutdown on the first SIGINT or SIGTERM, with a time limit; ignores further signals (npm repeats
 * Ctrl-C).
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    logSecurity('sys_shutdown')
    setTimeout(() => {
      complain('終了の処理が時間内に終わらなかったため、途中で終わります。')
      process.exit(1)
    }, STOP_MS)
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logSecurity('sys_crash', { reason: 'shutdown', error })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
