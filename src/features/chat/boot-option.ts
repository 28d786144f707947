import type { BootOption } from '@channel.io/channel-web-sdk-loader'

export type ChatIdentity = { userId: string; name: string; memberHash?: string | undefined }

/** The boot payload (spec section 3): for a visitor no user fields; our own button takes the launcher's place. */
export function bootOption(pluginKey: string, identity: ChatIdentity | null): BootOption {
  const own = { pluginKey, hideChannelButtonOnBoot: true, language: 'ja' }
  if (!identity) return own
  const { userId, name, memberHash } = identity
  return { ...own, memberId: userId, profile: { name }, ...(memberHash !== undefined && { memberHash }) }
}
