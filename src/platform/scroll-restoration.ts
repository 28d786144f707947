import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

const keyOf = (location: ParsedLocation) => location.state.__TSR_key ?? location.href

/**
 * Corrects two cases of the router's `scrollRestoration`:
 * - First load: the reader may have scrolled the served HTML before hydration; the page stays where it is.
 * - Going back while the next page still loads: the shorter loading page has scrolled the window to the top,
 *   which the router takes for the position in the page that was left.
 */
export function scrollPlaces() {
  let isServed = typeof window !== 'undefined'
  let leaving: { key: string; top: number } | undefined
  const turnedBackFrom = new Map<string, number>()
  return {
    /** Whether the router may scroll the page it has rendered. */
    mayScroll({ location }: { location: ParsedLocation }): boolean {
      const isMoved = isServed && window.scrollY !== 0
      isServed = false
      const top = turnedBackFrom.get(keyOf(location))
      if (top === undefined) return !isMoved
      turnedBackFrom.delete(keyOf(location))
      window.scrollTo({ top, behavior: 'instant' })
      return false
    },
    watch(router: Pick<AnyRouter, 'subscribe'>): void {
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
        const key = fromLocation && keyOf(fromLocation)
        if (!key) return
        if (leaving?.key === key) turnedBackFrom.set(key, leaving.top)
        else if (keyOf(toLocation) !== key) leaving = { key, top: window.scrollY }
      })
      router.subscribe('onRendered', () => (leaving = undefined))
    },
  }
}
