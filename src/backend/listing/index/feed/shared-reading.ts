import { apart } from '../../../../platform/server/together.server.ts'

/**
 * Lets one reading run at a time. A running one was sent before a later request, so all requests until it ends share the next.
 * `read` must not reject.
 */
export function sharedReading<Arguments extends unknown[], Read>(
  read: (...args: Arguments) => Promise<Read>,
): (...args: Arguments) => Promise<Read> {
  let running: Promise<unknown> | undefined
  let waiting: Promise<Read> | undefined

  async function ask(...args: Arguments): Promise<Read> {
    if (!running) {
      const own = apart(() => read(...args))
      running = own.finally(() => (running = undefined))
      return own
    }
    waiting ??= running.then(() => {
      waiting = undefined
      return ask(...args)
    })
    return waiting
  }
  return ask
}
