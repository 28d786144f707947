import { readColorMode } from '../../../ui/theme/color-mode.ts'

/** Asks the service worker to keep copies of the pages. Nothing happens where there is none, as in the webview. */
export async function keepOffline(paths: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'keep', paths, colorMode: readColorMode() })
}

/**
 * Whether the browser should open a link by itself: without a connection the service worker has the copy of a page,
 * where the router could only fail.
 */
export const opensByWorker = (): boolean =>
  !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
