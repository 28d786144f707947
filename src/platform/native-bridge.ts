import * as v from 'valibot'
import { READY_EVENT } from './native-ready.ts'
import { reportError } from './faults/report-error.ts'

declare global {
  interface Window {
    /** The bridge of the native app around the page (flutter_inappwebview). */
    flutter_inappwebview?: { callHandler?: (name: string, ...args: unknown[]) => Promise<unknown> }
    nativeBridgeReady?: boolean
  }
}

const TIMEOUT_MS = 3_000

/** Native handlers can be called only after the bridge has reported ready. */
const isReady = () => window.nativeBridgeReady === true && Boolean(window.flutter_inappwebview?.callHandler)

/**
 * Calls `run` once the bridge is ready, which in an ordinary browser is never. Returns a function that stops
 * waiting.
 */
export function whenNativeReady(run: () => void): () => void {
  if (isReady()) run()
  else window.addEventListener(READY_EVENT, run, { once: true })
  return () => window.removeEventListener(READY_EVENT, run)
}

/**
 * Calls a handler of the native app and validates its answer. Resolves to undefined if there is no bridge or
 * handler, no answer before the timeout or an invalid one; failures are reported, never thrown.
 */
export async function callNative<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  ...args: unknown[]
): Promise<v.InferOutput<Schema> | undefined> {
  if (!isReady()) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
    })
    const answer = await Promise.race([window.flutter_inappwebview?.callHandler?.(name, ...args), late])
    return v.parse(schema, answer)
  } catch (error) {
    reportError(error, `native handler ${name}`)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Listens for a window event from the native app and validates its detail. Events before the bridge is ready
 * are ignored, so that an ordinary page cannot send any. Returns a function that stops listening.
 */
export function onNativeMessage<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  hear: (message: v.InferOutput<Schema>) => void,
): () => void {
  const check = (event: Event) => {
    if (!isReady() || !(event instanceof CustomEvent)) return
    const detail: unknown = event.detail
    const result = v.safeParse(schema, detail)
    if (result.success) hear(result.output)
    else reportError(new v.ValiError(result.issues), `native message ${name}`)
  }
  window.addEventListener(name, check)
  return () => window.removeEventListener(name, check)
}
