import {
  boot,
  hideMessenger,
  loadScript,
  onHideMessenger,
  onShowMessenger,
  showMessenger,
  shutdown,
} from '@channel.io/channel-web-sdk-loader'
import type { QueryClient } from '@tanstack/react-query'
import { logOutFn } from '../session/session.functions.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { bootOption } from './boot-option.ts'
import { bootPayload, type ChatIdentity } from './boot-payload.ts'
import { getChatIdentityFn } from './chat.functions.ts'

const HOST = 'https://cdn.channel.io/'
const PATIENCE_MS = 15_000

/** Whom the chat was booted for: a user, or null for a visitor. Undefined: it is not booted. */
let bootedFor: string | null | undefined

/** Ends the chat, so that the next one at this device sees nothing of it. */
function end(): void {
  if (bootedFor === undefined) return
  bootedFor = undefined
  shutdown()
}

/** The script that could not be fetched is taken out, so that the next press fetches it again. */
function unload(script: HTMLScriptElement): void {
  script.remove()
  Reflect.deleteProperty(window, 'ChannelIO')
  Reflect.deleteProperty(window, 'ChannelIOInitialized')
}

/** Rejects when the script cannot be fetched, or nothing was answered for too long. */
const failure = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS)
    const script = document.querySelector<HTMLScriptElement>(`script[src^="${HOST}"]`)
    script?.addEventListener('error', () => {
      unload(script)
      fail(new Error('the script could not be fetched'))
    })
  })

const booted = (pluginKey: string, identity: ChatIdentity | null) =>
  new Promise<void>((settle, fail) => {
    boot(bootOption(bootPayload(pluginKey, identity)), (error) => (error ? fail(error) : settle()))
  })

/** Ends the chat with the session that it was booted for: on the way out, and when another one takes its place. */
function endWithSession(queryClient: QueryClient): void {
  const { queryKey } = sessionQuery()
  queryClient.getQueryCache().subscribe(() => {
    const session = queryClient.getQueryData(queryKey)
    if (session && session.accountId !== (bootedFor ?? null)) end()
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.action.endsWith(logOutFn.url)) end()
  })
}

let isWatched = false

/** Shows the chat; loads and boots it first, once per user. Rejects with the widget's error. */
export async function showChat(
  pluginKey: string,
  queryClient: QueryClient,
  onShown: (shown: boolean) => void,
): Promise<void> {
  const identity = await getChatIdentityFn()
  const userId = identity?.userId ?? null
  if (bootedFor !== userId) {
    end()
    loadScript()
    await Promise.race([booted(pluginKey, identity), failure()])
    bootedFor = userId
    onShowMessenger(() => onShown(true))
    onHideMessenger(() => onShown(false))
  }
  if (!isWatched) endWithSession(queryClient)
  isWatched = true
  showMessenger()
}

export function hideChat(): void {
  if (bootedFor !== undefined) hideMessenger()
}
