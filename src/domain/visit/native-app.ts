/** Added to the webview's user agent by the native app, with its version. */
const MARKER = /\bdp-work-app\/(\d{1,4}\.\d{1,4}\.\d{1,4})\b/i

export type Platform = 'UNSPECIFIED' | 'PC_WEB' | 'IOS_WEBVIEW' | 'ANDROID_WEBVIEW'

/**
 * The native app's version, null in a browser. Not trusted: it may affect display and logs, never
 * permissions.
 */
export const nativeAppVersion = (userAgent: string): string | null => MARKER.exec(userAgent)?.[1] ?? null

export type Version = { major: number; minor: number; patch: number }

/** 「2.10.3」 as numbers; null for anything but three of them. */
export function parseVersion(text: string): Version | null {
  const found = /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})$/.exec(text)
  return found && { major: Number(found[1]), minor: Number(found[2]), patch: Number(found[3]) }
}

/**
 * The platform by the user agent alone, which is there where storage is blocked. An iPad may say that it is
 * a Macintosh; the native app itself runs on iOS and Android only.
 */
export function platformOf(userAgent: string): Platform {
  if (nativeAppVersion(userAgent) === null) return 'PC_WEB'
  if (/\bAndroid\b/i.test(userAgent)) return 'ANDROID_WEBVIEW'
  return /\b(?:iPhone|iPad|iPod|Macintosh)\b/i.test(userAgent) ? 'IOS_WEBVIEW' : 'UNSPECIFIED'
}
