import * as v from 'valibot'
import { callNative } from '../../../platform/native-bridge.ts'
import { readStored, writeStored } from '../../../platform/storage.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toLineApp, toLineSession } from '../../../platform/addresses.ts'

/**
 * Local storage key of the verifier (as in PKCE), used once. The native app may be suspended while the system
 * browser is open.
 */
const VERIFIER = 'dp:line-verifier'

const answerSchema = v.object({ goTo: v.pipe(v.string(), v.startsWith('/')) })

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Asks the native app to open the system browser, because LINE refuses log-ins in a webview. Resolves to
 * false if the app does not. The result reaches only the webview that knows the verifier.
 */
export async function leaveForSystemBrowser(returnTo: string | undefined): Promise<boolean> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  writeStored('local', VERIFIER, verifier)
  const url =
    window.location.origin + hrefOf(toLineApp({ challenge: base64url(new Uint8Array(digest)), returnTo }))
  return (await callNative('openInBrowser', v.literal(true), url)) === true
}

export type PickedUp = { goTo: string } | 'REFUSED' | 'UNREACHABLE'

/** Exchanges the code of the app link for a session of this webview. */
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
