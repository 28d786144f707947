const TICK_MS = 250

/**
 * How many quarters of a second this process has counted until `act` has ended, and how it did. Unlike the clock this stands
 * still while the machine gives the process no time, as do the health checks of the same process, which count ticks too.
 */
export async function countTicks<T>(act: () => Promise<T>): Promise<{ ticks: number; result: T }> {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), TICK_MS)
  try {
    return { result: await act(), ticks }
  } finally {
    clearInterval(timer)
  }
}
