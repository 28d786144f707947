import * as v from 'valibot'
import { nativeAppVersion } from '../../domain/visit/native-app.ts'
import { callNative, onNativeMessage, whenNativeReady } from '../../platform/native-bridge.ts'
import { awaitNativeAnswer, noteNativeAnswer, type HeldToken } from './id-token.ts'
import { nowMs } from '../../platform/clock.ts'

/** Schema of the native app's answer to `getIdToken` and of the `dp:id-token` event it dispatches. */
const schema = v.object({
  idToken: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4096}$/)),
  /** Seconds from now. */
  expiresIn: v.pipe(v.number(), v.minValue(1), v.maxValue(86_400)),
})

const held = ({ idToken, expiresIn }: v.InferOutput<typeof schema>): HeldToken => ({
  idToken,
  expiresAt: nowMs() + expiresIn * 1_000,
  isPushed: true,
})

/** The native app's token; undefined outside of it, and when it has none. */
export async function askPushedToken(): Promise<HeldToken | undefined> {
  const answer = await callNative('getIdToken', v.nullable(schema))
  return answer ? held(answer) : undefined
}

/** How long the first answer of the native app is waited for: its bridge may never become ready. */
const PATIENCE_MS = 3_000

/**
 * Listens for tokens that the native app pushes, and asks for one when its bridge becomes ready. In the native app the
 * state of the token counts as initialised only after that answer, or 3 seconds.
 */
export function onPushedToken(hear: (token: HeldToken) => void): () => void {
  if (nativeAppVersion(navigator.userAgent) !== null) awaitNativeAnswer()
  const timer = setTimeout(noteNativeAnswer, PATIENCE_MS)
  const take = (token: HeldToken | undefined) => {
    if (token) hear(token)
    noteNativeAnswer()
  }
  const ends = [
    onNativeMessage('dp:id-token', schema, (message) => take(held(message))),
    whenNativeReady(() => void askPushedToken().then(take)),
    () => clearTimeout(timer),
  ]
  return () => ends.forEach((end) => end())
}
