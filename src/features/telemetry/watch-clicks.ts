import { isMeasured } from '../../domain/visit/reported-url.ts'
import type { ActivityLogger } from './activity-logger.ts'
import type { EventQueue } from './event-queue.ts'

function valueOf(element: HTMLElement): string {
  const given = element.dataset['logValue']
  if (given !== undefined) return given
  if (element instanceof HTMLAnchorElement) return element.pathname + element.search
  return element instanceof HTMLButtonElement ? element.value : ''
}

/** Clicks on elements with the logger's data attributes (`logged`), for analytics and for the activity log. */
export function watchClicks({ push }: EventQueue, logActivity: ActivityLogger['log']): () => void {
  function hear({ target }: MouseEvent): void {
    const element = target instanceof Element ? target.closest('[data-log]') : null
    if (!(element instanceof HTMLElement) || !isMeasured(location.pathname)) return
    const name = element.dataset['log'] ?? ''
    const value = valueOf(element)
    push('click', name, value)
    logActivity('click', name, { value, pathname: location.pathname })
  }
  // While capturing: a handler may stop the event or remove the element.
  document.addEventListener('click', hear, { capture: true, passive: true })
  return () => document.removeEventListener('click', hear, { capture: true })
}
