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

/** Only then can native handlers be called. */
const isReady = () => window.nativeBridgeReady === true && Boolean(window.flutter_inappwebview?.callHandler)

/** Runs once the bridge is ready: at once, later, or in an ordinary browser never. Returns how to stop waiting. */
export function whenNativeReady(run: () => void): () => void {
  if (isReady()) run()
  else window.addEventListener(READY_EVENT, run, { once: true })
  return () => window.removeEventListener(READY_EVENT, run)
}

/**
 * Asks the native app. What it answers is checked like anything from outside; undefined when there is no such handler,
 * no answer in time or a wrong one, which is reported and never thrown.
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

/** Hears what the native app sends by itself, as an event on the window; from an ordinary page nothing is heard. */
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
