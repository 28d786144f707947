import * as v from 'valibot'
import { formed, matching } from '../../platform/server/setting.ts'
import type { WebPush } from '../delivery/web-push.ts'

const isSubject = (value: string) => /^mailto:[^\s@]+@[^\s@]+$/.test(value) || value.startsWith('https://')

export const webPushEntries = {
  /** VAPID key pair (RFC 8292), base64url, as `npx web-push generate-vapid-keys` makes it. */
  WEB_PUSH_PUBLIC_KEY: v.optional(matching(/^[\w-]{87}$/, '[A-Za-z0-9_-]{87}')),
  WEB_PUSH_PRIVATE_KEY: v.optional(matching(/^[\w-]{43}$/, '[A-Za-z0-9_-]{43}')),
  /** Whom a push service may ask about our pushes. */
  WEB_PUSH_SUBJECT: v.optional(
    formed(isSubject, 'mailto:address@example.com', 'mailto: か https:// で始まる連絡先を'),
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
