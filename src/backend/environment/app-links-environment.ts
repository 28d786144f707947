import * as v from 'valibot'
import { formed, matching } from '../../platform/server/setting.ts'

/** The apps that may open our addresses and fill in our passwords. */
export type AppLinks = {
  android: { packageName: string; fingerprints: string[] } | null
  /** App ids of iOS: `TEAMID.bundle.id`. */
  apple: string[]
}

export const NO_APPS: AppLinks = { android: null, apple: [] }

const itemsOf = (text: string) => text.split(',').map((item) => item.trim())

const list = (of: RegExp, form: string) =>
  v.optional(
    v.pipe(
      formed((text) => itemsOf(text).every((item) => of.test(item)), form),
      v.transform(itemsOf),
    ),
  )

export const appLinksEntries = {
  ANDROID_APP_PACKAGE: v.optional(matching(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'jp.example.app')),
  /** SHA-256 of the certificates that sign the app, as Play Console shows them. */
  ANDROID_APP_FINGERPRINTS: list(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/, 'AB:CD:…:EF, …'),
  APPLE_APP_IDS: list(/^[A-Z0-9]{10}\.[\w-]+(\.[\w-]+)*$/i, 'ABCDE12345.jp.example.app, …'),
}

/** An error message (Japanese) when half of a pair is missing. */
export function readAppLinks({
  ANDROID_APP_PACKAGE: packageName,
  ANDROID_APP_FINGERPRINTS: fingerprints,
  APPLE_APP_IDS: apple = [],
}: {
  ANDROID_APP_PACKAGE?: string
  ANDROID_APP_FINGERPRINTS?: string[]
  APPLE_APP_IDS?: string[]
}): AppLinks | string {
  if (!packageName && !fingerprints) return { android: null, apple }
  if (!packageName || !fingerprints)
    return 'ANDROID_APP_PACKAGE と ANDROID_APP_FINGERPRINTS は両方とも指定してください。'
  return { android: { packageName, fingerprints }, apple }
}
