/** Whom the chat is booted for. */
export type ChatIdentity = { userId: string; name: string; memberHash?: string | undefined }

/** The boot payload in words of our own; `boot-option.ts` turns it into the SDK's. */
export type BootPayload = {
  userId?: string
  /** Proof of the user id, made by the server where the secret is set. */
  memberHash?: string
  profile?: { name: string }
  pluginKey: string
  hideDefaultLauncher: boolean
}

/** For a visitor no user fields; our own button takes the place of the launcher. */
export function bootPayload(pluginKey: string, identity: ChatIdentity | null): BootPayload {
  const own = { pluginKey, hideDefaultLauncher: true }
  if (!identity) return own
  const { userId, name, memberHash } = identity
  return { ...own, userId, profile: { name }, ...(memberHash !== undefined && { memberHash }) }
}
