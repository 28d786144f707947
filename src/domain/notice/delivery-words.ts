import { DAY_MS } from '../duration.ts'
import type { NotificationChannel } from '../doctor/registration-words.ts'

/** The channels that deliver a short message to a device, beside mail. */
export const DELIVERY_CHANNEL = { LINE: 'LINE', PUSH: 'アプリ' } as const satisfies Partial<
  Record<NotificationChannel, string>
>
export type DeliveryChannel = keyof typeof DELIVERY_CHANNEL

export const DELIVERY_CHANNELS = ['LINE', 'PUSH'] as const satisfies readonly DeliveryChannel[]

/** How a delivery ended. */
export const DELIVERY_OUTCOME = {
  SENT: '送信済み',
  /** Read in the app meanwhile, or stopped by the doctor. */
  NOT_WANTED: '不要',
  /** The doctor has no LINE, has blocked our account, or has no device. */
  UNREACHABLE: '届け先なし',
  /** The channel was down for more than a day. */
  TOO_OLD: '期限切れ',
} as const
export type DeliveryOutcome = keyof typeof DELIVERY_OUTCOME

/** A message that waited longer is news no more, in milliseconds. */
export const DELIVERY_AGE_MS = DAY_MS
