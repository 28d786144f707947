import { nativeAppVersion } from './native-app.ts'

export type EmbeddedBrowser = 'LINE' | 'NATIVE'

/** The app whose window shows the page, null in a browser. Neither of them prints a page or saves a file. */
export function embeddedBrowserOf(userAgent: string): EmbeddedBrowser | null {
  if (nativeAppVersion(userAgent) !== null) return 'NATIVE'
  return /\bLine\/\d/.test(userAgent) ? 'LINE' : null
}

/** What iPhones and iPads say of themselves; an iPad may say that it is a Mac, whose screen nobody touches. */
export const isAppleMobile = (userAgent: string, touchPoints: number): boolean =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)

/** The address that LINE opens in the browser of the device. */
export function outsideLine(href: string): string {
  const url = new URL(href)
  url.searchParams.set('openExternalBrowser', '1')
  return url.href
}
