import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { isMeasured } from '../../domain/visit/reported-url.ts'
import type { EventQueue } from './event-queue.ts'

/**
 * What a doctor's browser measured of the page it opened, as `debug` events: 「web_vital_LCP」, milliseconds (CLS: a
 * score). LCP, CLS and INP are known when the page is hidden.
 */
export function watchVitals({ push }: EventQueue): void {
  // The page the document was opened for, which the metrics are about.
  const { pathname } = location
  if (!isMeasured(pathname)) return
  const tell = ({ name, value }: Metric) =>
    push('debug', `web_vital_${name}`, `${Math.round(value * 1_000) / 1_000} ${pathname}`)
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(tell)
}
