import * as v from 'valibot'
import { callNative, onNativeMessage, whenNativeReady } from '../../platform/native-bridge.ts'
import type { HeldToken } from './id-token.ts'
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

/** Listens for tokens that the native app pushes, and asks for one when its bridge becomes ready. */
export function onPushedToken(hear: (token: HeldToken) => void): () => void {
  const ends = [
    onNativeMessage('dp:id-token', schema, (message) => hear(held(message))),
    whenNativeReady(() => {
      void askPushedToken().then((token) => token && hear(token))
    }),
  ]
  return () => ends.forEach((end) => end())
}
