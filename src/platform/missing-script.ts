import { nowMs } from './clock.ts'
import { readStored, writeStored } from './storage.ts'

/** What Chromium, Firefox and WebKit say when a module could not be loaded, and Vite of a style sheet. */
const NOT_LOADED =
  /^(failed to fetch dynamically|error loading dynamically|importing a module|unable to preload)|valid javascript mime/i

const NAME = 'MissingScriptError'
const PATIENCE_MS = 8_000

/** The URL and the time of the last document load that no one asked for. */
const LOADED = 'dp:loaded-anew'
/** A page that fails again this soon would fail for ever. */
const ONCE_MS = 60_000
/** The document was loaded because the app had been updated. */
const UPDATED = 'dp:updated'

/** An import that failed because its file could not be loaded. */
export const isMissingScript = (error: unknown): error is Error =>
  error instanceof Error && error.name === NAME

const savers = new Set<() => void>()
let isOutdated = false

/** Whether links are left to the browser: this page's scripts are not on the server any more, or not whole. */
export const needsDocuments = (): boolean => isOutdated

/** Runs `save` before a document is loaded that no one asked for. Returns how to end that. */
export function beforeLoad(save: () => void): () => void {
  savers.add(save)
  return () => void savers.delete(save)
}

/**
 * Names the errors of all dynamic imports: Vite announces each before it is thrown. Without the name the router would load
 * the document for those of route components by itself, offline too, and no one for the others.
 */
export function watchScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!NOT_LOADED.test(payload.message)) return
    // The router goes by the message.
    payload.message = `Script not loaded: ${payload.message}`
    payload.name = NAME
  })
}

/** 404 or another status of the file that could not be loaded; undefined without a connection. */
async function statusOf({ message }: Error): Promise<number | undefined> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  // WebKit does not name the file.
  const url = /https?:\S+?\.(?:js|css)/.exec(message)?.[0] ?? own ?? '/livez'
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    return (await fetch(url, { method: 'HEAD', cache: 'no-store', signal })).status
  } catch {
    return undefined
  }
}

/** Notes a load of the present page; false if it was loaded just now. */
function mayLoad(): boolean {
  const { href } = window.location
  const [before, at] = (readStored('session', LOADED) ?? '').split(' ')
  if (before === href && nowMs() - Number(at) < ONCE_MS) return false
  if (writeStored('session', LOADED, `${href} ${nowMs()}`)) return true
  // Where storage is blocked, the browser knows what this load was.
  const [load] = performance.getEntriesByType('navigation')
  return !(load instanceof PerformanceNavigationTiming && load.type === 'reload')
}

function loadDocument(isUpdate: boolean): void {
  for (const save of savers) save()
  if (isUpdate) writeStored('session', UPDATED, 'yes')
  window.location.reload()
}

/** `UPDATED` and `LOADING` load the document; `OFFLINE` and `FAILED` leave it to be told. */
export type Recovery = 'UPDATED' | 'LOADING' | 'OFFLINE' | 'FAILED'

async function recoverOnce(error: Error, isAsked: boolean): Promise<Recovery> {
  const status = await statusOf(error)
  if (status === undefined) return 'OFFLINE'
  isOutdated = true
  if (!isAsked && !mayLoad()) return 'FAILED'
  const isUpdate = status === 404
  // The sentence about it is painted first.
  setTimeout(loadDocument, 100, isUpdate)
  return isUpdate ? 'UPDATED' : 'LOADING'
}

let recovery: Promise<Recovery> | undefined

/**
 * After the import of what the present page needs has failed: loads the document anew where there is a connection, once
 * unless a person asks for it. The address is that of the wanted page already.
 */
export function recover(error: Error, { isAsked = false } = {}): Promise<Recovery> {
  recovery ??= recoverOnce(error, isAsked).finally(() => (recovery = undefined))
  return recovery
}

/** Whether this document was loaded because of an update; told once. */
export function wasUpdated(): boolean {
  const is = readStored('session', UPDATED) !== null
  if (is) writeStored('session', UPDATED, null)
  return is
}
