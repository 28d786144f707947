import * as v from 'valibot'
import { callNative } from '../../platform/native-bridge.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import { hrefOf } from '../../platform/address.ts'
import { toLineSession } from '../../platform/addresses.ts'

/** Kept across the visit to the system's browser, during which the app may be put to sleep; used once. */
const VERIFIER = 'dp:line-verifier'

const answerSchema = v.object({ goTo: v.pipe(v.string(), v.startsWith('/')) })

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Asks the app to open the system's browser, where LINE may be logged in to: a webview is not. False when the app
 * does not. What comes of it reaches only a webview that knows the verifier.
 */
export async function leaveForSystemBrowser(returnTo: string | undefined): Promise<boolean> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const search = new URLSearchParams({ challenge: base64url(new Uint8Array(digest)) })
  if (returnTo) search.set('returnTo', returnTo)
  writeStored('local', VERIFIER, verifier)
  const address = `${window.location.origin}/line/app?${search}`
  return (await callNative('openInBrowser', v.literal(true), address)) === true
}

export type PickedUp = { goTo: string } | 'REFUSED' | 'UNREACHABLE'

/** Turns the code of the app link into this webview's session. */
export async function pickUpLogIn(code: string): Promise<PickedUp> {
  const verifier = readStored('local', VERIFIER)
  if (!verifier) return 'REFUSED'
  try {
    const response = await fetch(hrefOf(toLineSession()), {
      method: 'POST',
      body: new URLSearchParams({ code, verifier }),
    })
    if (response.status >= 500) return 'UNREACHABLE'
    writeStored('local', VERIFIER, null)
    return response.ok ? v.parse(answerSchema, await response.json()) : 'REFUSED'
  } catch {
    return 'UNREACHABLE'
  }
}
