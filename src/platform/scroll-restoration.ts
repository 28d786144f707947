import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

const keyOf = (location: ParsedLocation) => location.state.__TSR_key ?? location.href

/**
 * What the router's `scrollRestoration` gets wrong by itself:
 * - The first page in a browser was served, and the reader may have scrolled it before its script came: it stays there.
 * - A reader who turns back while the next page still loads: the loading page was shorter and has scrolled the window
 *   to its top, which the router then takes for the place that was left.
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
