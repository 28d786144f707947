import { sessionOfToken } from '../../domain/account/session-of-token.ts'
import { announceIdToken, isRefusedToken, type HeldToken } from './id-token.ts'
import { inOneTab } from './in-one-tab.ts'
import { askPushedToken, onPushedToken } from './pushed-token.ts'
import { onStoredToken, readStoredToken, writeStoredToken } from './stored-token.ts'
import { createIdTokenFn } from './token.functions.ts'
import { nowMs } from '../../platform/clock.ts'

/** A token is renewed this long before it expires. */
const AHEAD_MS = 60_000
const RETRY_MS = 30_000
/** The lock is held this much longer: another tab's local storage is updated asynchronously (Chromium). */
const PROPAGATION_MS = 100

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type TokenFlow = {
  /** Takes the stored token if it is valid, else fetches one: in one tab, from which the others read it. */
  renew(): Promise<void>
  /** Drops the stored token of an ended session. */
  forget(): void
  stop(): void
}

type TokenFlowOptions = {
  /** The session for which the page was rendered; null for a visitor. */
  sessionOfPage: () => string | null
  /** The current token is of another session than the page. */
  onOtherSession: () => void
  /** Another tab has dropped the token. */
  onForgotten: () => void
}

const isHonoured = ({ idToken }: HeldToken) => !isRefusedToken(idToken)

/** Keeps a valid ID token in memory. */
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
      const answer = await createIdTokenFn()
      // Pushed during the request: a pushed token has precedence.
      const meanwhile = readStoredToken()
      if (meanwhile?.isPushed && isHonoured(meanwhile)) return hold(meanwhile)
      if (!answer) return forget()
      const { idToken, expiresIn } = answer
      keep({ idToken, expiresAt: nowMs() + expiresIn * 1_000, isPushed: false })
    } catch {
      // The error is swallowed and an undefined token published. The cookie authenticates
      // until the retry.
      hold(undefined)
      renewIn(RETRY_MS)
    }
  }

  const renew = () =>
    inOneTab('dp:id-token', async () => {
      const stored = readStoredToken(nowMs() + AHEAD_MS)
      if (stored && speaksForPage(stored)) return hold(stored)
      await request()
      await delay(PROPAGATION_MS)
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
