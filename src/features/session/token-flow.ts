import { sessionOfToken } from '../../domain/account/session-of-token.ts'
import { announceIdToken, isRefusedToken, type HeldToken } from './id-token.ts'
import { inOneTab } from './in-one-tab.ts'
import { askPushedToken, onPushedToken } from './pushed-token.ts'
import { onStoredToken, readStoredToken, writeStoredToken } from './stored-token.ts'
import { createIdToken } from './token.functions.ts'
import { nowMs } from '../../platform/clock.ts'

/** How long before its end a token is exchanged for a new one. */
const AHEAD_MS = 60_000
const RETRY_MS = 30_000

export type TokenFlow = {
  /** Uses what is stored if it holds, or gets a new one. One tab asks, the others read what it has stored. */
  renew(): Promise<void>
  /** Nothing stored survives a session that is gone. */
  forget(): void
  stop(): void
}

type TokenFlowOptions = {
  /** The session this page was made for; null for a visitor. */
  sessionOfPage: () => string | null
  /** The token that holds now names another session than the page's. */
  onOtherSession: () => void
  /** Another tab has forgotten the token. */
  onForgotten: () => void
}

const isHonoured = ({ idToken }: HeldToken) => !isRefusedToken(idToken)

/** Keeps an ID token at hand (spec section 4, ID token flow). */
export function startTokenFlow({ sessionOfPage, onOtherSession, onForgotten }: TokenFlowOptions): TokenFlow {
  let timer: ReturnType<typeof setTimeout> | undefined

  const renewIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void renew(), ms)
  }

  function hold(told: HeldToken | undefined): void {
    const token = told && isHonoured(told) ? told : undefined
    announceIdToken(token)
    clearTimeout(timer)
    if (!token) return
    const left = token.expiresAt - nowMs()
    renewIn(Math.max(left - AHEAD_MS, left / 2, 1_000))
    if (sessionOfToken(token.idToken) !== sessionOfPage()) onOtherSession()
  }

  function keep(token: HeldToken): void {
    if (!isHonoured(token)) return
    writeStoredToken(token)
    hold(token)
  }

  const speaksForPage = (token: HeldToken) =>
    isHonoured(token) && (token.isPushed || sessionOfToken(token.idToken) === sessionOfPage())

  async function request(): Promise<void> {
    const pushed = await askPushedToken()
    if (pushed && isHonoured(pushed)) return keep(pushed)
    try {
      const answer = await createIdToken()
      // Pushed while we asked: that one goes first.
      const meanwhile = readStoredToken()
      if (meanwhile?.isPushed && isHonoured(meanwhile)) return hold(meanwhile)
      if (!answer) return forget()
      const { idToken, expiresIn } = answer
      keep({ idToken, expiresAt: nowMs() + expiresIn * 1_000, isPushed: false })
    } catch {
      // The spec's words: swallowed, and an undefined token announced. The cookie speaks until the next attempt.
      hold(undefined)
      renewIn(RETRY_MS)
    }
  }

  const renew = () =>
    inOneTab('dp:id-token', async () => {
      const stored = readStoredToken(nowMs() + AHEAD_MS)
      await (stored && speaksForPage(stored) ? hold(stored) : request())
    })

  function forget(): void {
    writeStoredToken(undefined)
    hold(undefined)
  }

  const restored = readStoredToken()
  if (restored && speaksForPage(restored)) hold(restored)
  const ends = [
    onPushedToken(keep),
    onStoredToken((token) => (token ? hold(token) : onForgotten())),
    () => clearTimeout(timer),
  ]
  return { renew, forget, stop: () => ends.forEach((end) => end()) }
}
