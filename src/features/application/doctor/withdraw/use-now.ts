import { useEffect, useState } from 'react'
import { nowMs } from '../../../../platform/clock.ts'

/**
 * The current time, updated every second until an instant has passed; null on the server and until hydration.
 */
export function useNow(until: string | null): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return
    const end = Date.parse(until)
    const tick = () => {
      const time = nowMs()
      setNow(time)
      if (time > end) clearInterval(timer)
    }
    const timer = setInterval(tick, 1_000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return now
}
