import * as v from 'valibot'
import type { WebPush } from './delivery/web-push.ts'

const isSubject = (value: string) => /^mailto:[^\s@]+@[^\s@]+$/.test(value) || value.startsWith('https://')

export const webPushEntries = {
  /** VAPID key pair (RFC 8292), base64url, as `npx web-push generate-vapid-keys` makes it. */
  WEB_PUSH_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))),
  WEB_PUSH_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  /** Whom a push service may ask about our pushes. */
  WEB_PUSH_SUBJECT: v.optional(
    v.pipe(
      v.string(),
      v.check(isSubject, 'WEB_PUSH_SUBJECT は mailto: か https:// で始まる連絡先を指定してください。'),
    ),
  ),
}

/** The settings of web pushes; null when they are off, an error message (Japanese) when one is missing. */
export function readWebPush({
  WEB_PUSH_PUBLIC_KEY: publicKey,
  WEB_PUSH_PRIVATE_KEY: privateKey,
  WEB_PUSH_SUBJECT: subject,
}: {
  WEB_PUSH_PUBLIC_KEY?: string
  WEB_PUSH_PRIVATE_KEY?: string
  WEB_PUSH_SUBJECT?: string
}): WebPush | null | string {
  if (!publicKey && !privateKey) return null
  if (!publicKey || !privateKey || !subject)
    return 'WEB_PUSH_PUBLIC_KEY、WEB_PUSH_PRIVATE_KEY、WEB_PUSH_SUBJECT は3つとも指定してください。'
  return { publicKey, privateKey, subject }
}
