import type { AnyRouter } from '@tanstack/react-router'
import type { ConsentId } from '../../domain/third-party/script-ids.ts'
import { isPublicPath } from '../../domain/visit/public-path.ts'
import { reportError } from '../../platform/faults/report-error.ts'
import { keysOfDocument } from '../../platform/party-keys.ts'
import { readConsent, subscribeConsent } from './consent.ts'
import { PARTY_SCRIPT } from './party-scripts.ts'

/** Names of the cookies that the scripts set for our own host. */
const COOKIES = /^(_ga|_gid|_gcl|krt)/

const loaded = new Set<ConsentId>()

/** Adds a script of a third party to the page. Its nonce lets it add the scripts that it needs itself. */
function addScript(src: string): Promise<void> {
  return new Promise((settle, fail) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    script.addEventListener('load', () => settle())
    script.addEventListener('error', () => fail(new Error(`could not load ${new URL(src).host}`)))
    document.head.append(script)
  })
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? ''
    if (!COOKIES.test(name)) continue
    for (const domain of ['', `; domain=.${window.location.hostname}`])
      document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

function load(id: ConsentId, key: string): void {
  loaded.add(id)
  const { prepare, src } = PARTY_SCRIPT[id]
  prepare(key)
  addScript(src(key)).catch((error: unknown) => reportError(error, `thirdParty:${id}`))
}

/**
 * Loads the third parties that the visitor has allowed, and tells them of public pages. A page about a person is told to
 * nobody, and loads nothing. Returns how to end it.
 */
export function startParties(router: AnyRouter): () => void {
  const keys = keysOfDocument()

  function tell(only?: ReadonlySet<ConsentId>): void {
    const { pathname } = router.state.location
    if (!isPublicPath(pathname)) return
    const page = { path: pathname, title: document.title }
    for (const id of readConsent().allowed) if (only?.has(id) ?? true) PARTY_SCRIPT[id].view(page)
  }

  function begin(): ReadonlySet<ConsentId> {
    const fresh = new Set<ConsentId>()
    if (!isPublicPath(router.state.location.pathname)) return fresh
    for (const id of readConsent().allowed) {
      const key = keys[id]
      if (key === undefined || loaded.has(id)) continue
      load(id, key)
      fresh.add(id)
    }
    return fresh
  }

  function decided(): void {
    const { allowed } = readConsent()
    if ([...loaded].every((id) => allowed.includes(id))) return tell(begin())
    // A script that runs cannot be taken back: the page starts again without it.
    forgetCookies()
    window.location.reload()
  }

  tell(begin())
  const ends = [
    subscribeConsent(decided),
    router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      begin()
      tell()
    }),
  ]
  return () => ends.forEach((end) => end())
}
