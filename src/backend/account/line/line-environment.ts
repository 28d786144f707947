import * as v from 'valibot'
import { formed } from '../../../platform/server/setting.ts'
import type { LineMessaging } from '../../delivery/line-messaging.ts'

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value

/** Issuer of LINE's ID tokens. */
const LINE_ISSUER = 'https://access.line.me'
const LINE_MESSAGING_URL = 'https://api.line.me'

/** Plain http is accepted on localhost only, where the stand-in listens. */
const isSafeOrigin = (value: string) =>
  isOrigin(value) && (value.startsWith('https://') || new URL(value).hostname === 'localhost')

const safeOrigin = (usual: string) => v.optional(formed(isSafeOrigin, usual), usual)

export const lineEntries = {
  LINE_CHANNEL_ID: v.optional(v.string()),
  LINE_CHANNEL_SECRET: v.optional(v.string()),
  LINE_ISSUER: safeOrigin(LINE_ISSUER),
  LINE_MESSAGING_TOKEN: v.optional(v.string()),
  LINE_MESSAGING_SECRET: v.optional(v.string()),
  LINE_MESSAGING_URL: safeOrigin(LINE_MESSAGING_URL),
}

export type LineSettings = { channelId: string; channelSecret: string; issuer: string }

type Given = {
  LINE_CHANNEL_ID?: string
  LINE_CHANNEL_SECRET?: string
  LINE_ISSUER: string
  LINE_MESSAGING_TOKEN?: string
  LINE_MESSAGING_SECRET?: string
  LINE_MESSAGING_URL: string
}

/** The settings of LINE Login and of LINE messages, each null when it is off; or an error message (Japanese). */
export function readLine(
  given: Given,
): { line: LineSettings | null; lineMessaging: LineMessaging | null } | string {
  const { LINE_CHANNEL_ID: channelId, LINE_CHANNEL_SECRET: channelSecret, LINE_ISSUER: issuer } = given
  const { LINE_MESSAGING_TOKEN: accessToken, LINE_MESSAGING_SECRET: secret, LINE_MESSAGING_URL: url } = given
  if (Boolean(channelId) !== Boolean(channelSecret))
    return 'LINE_CHANNEL_ID と LINE_CHANNEL_SECRET は両方とも指定してください。'
  if (Boolean(accessToken) !== Boolean(secret))
    return 'LINE_MESSAGING_TOKEN と LINE_MESSAGING_SECRET は両方とも指定してください。'
  if (accessToken && !channelId)
    return 'LINE_MESSAGING_TOKEN を指定するときは、同じプロバイダーの LINE_CHANNEL_ID も指定してください。'
  return {
    line: channelId && channelSecret ? { channelId, channelSecret, issuer } : null,
    lineMessaging: accessToken && secret ? { accessToken, channelSecret: secret, url } : null,
  }
}
