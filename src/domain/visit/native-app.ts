/** What the native app adds to its webview's user agent, with its own version. */
const MARKER = /\bdp-work-app\/(\d{1,4}\.\d{1,4}\.\d{1,4})\b/i

export type Platform = 'UNSPECIFIED' | 'PC_WEB' | 'IOS_WEBVIEW' | 'ANDROID_WEBVIEW'

/** The native app's version, or null in an ordinary browser. It may change what is shown or noted, never rights. */
export const nativeAppVersion = (userAgent: string): string | null => MARKER.exec(userAgent)?.[1] ?? null

/** On what a page is open, by the user agent and the operating system read out of it (spec section 3, platform). */
export function platformOf(userAgent: string, system: string | undefined): Platform {
  if (nativeAppVersion(userAgent) === null) return 'PC_WEB'
  if (system === 'iOS') return 'IOS_WEBVIEW'
  return system === 'Android' ? 'ANDROID_WEBVIEW' : 'UNSPECIFIED'
}
