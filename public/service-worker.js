/*
 * The service worker: shows web pushes, and answers when the network does not.
 *
 * It never serves the app's own code: online, a page always comes from the network, so an update needs no reload.
 * Offline, a doctor reads copies of a few own pages (`src/features/offline`): as served, with their styles, without
 * scripts, under a line that says when they were saved. Any other page is a word about the connection.
 *
 * Copies belong to the account that the header `Offline-Owner` names. A document for another account, or for
 * nobody, empties them: nothing stays on a shared device after the log-out.
 */

const COPIES = 'offline-copies-1'
const OWNER_HEADER = 'Offline-Owner'
const SAVED_HEADER = 'Saved-At'
const MODE_HEADER = 'Color-Mode'
/** Key of the entry whose body is the owner of the copies. */
const OWNER_KEY = '/offline-owner'

const MAX_COPIES = 20
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** A copy younger than this is not fetched again. */
const FRESH_MS = 10 * 60 * 1000
/** A connection that answers nothing for this long is as good as none, where there is a copy. */
const PATIENCE_MS = 8000

const COPY_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Firefox fails the whole navigation when what it preloads fails, and so never shows a copy. */
const PRELOAD = /\bFirefox\//.test(navigator.userAgent) ? 'disable' : 'enable'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.[PRELOAD](), dropOldCaches()]),
  )
})

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== COPIES).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(open(event))
  // Styles of a copy. Online, the browser's own cache is faster than a look into this one.
  else if (!navigator.onLine && new URL(request.url).pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)))
})

async function open(event) {
  const { request } = event
  const copy = request.method === 'GET' ? findCopy(request) : Promise.resolve(undefined)
  // Read only when the post fails; the network takes the other one.
  const posted = request.method === 'POST' ? request.clone() : null
  const network = fromNetwork(event)
  network.catch(() => undefined)
  try {
    const first = await Promise.race([network, afterPatience(copy)])
    return first ?? (await network)
  } catch {
    return (await copy.then((found) => found && shown(found))) ?? (await noConnection(request, posted))
  }
}

async function fromNetwork(event) {
  const preloaded = await Promise.resolve(event.preloadResponse).catch(() => undefined)
  const response = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request)
  event.waitUntil(ownBy(response))
  return response
}

async function afterPatience(copy) {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const found = await copy
  return found && shown(found)
}

/** Empties the copies once a document is for another account, or for none. */
async function ownBy(response) {
  if (!response.ok || !isPage(response)) return
  const owner = response.headers.get(OWNER_HEADER) ?? ''
  const cache = await caches.open(COPIES)
  const known = await cache.match(OWNER_KEY)
  if (((await known?.text()) ?? '') === owner) return
  const requests = await cache.keys()
  await Promise.all(requests.map((one) => cache.delete(one)))
  if (owner) await cache.put(OWNER_KEY, new Response(owner))
}

const isPage = (response) => response.headers.get('Content-Type')?.startsWith('text/html') ?? false

self.addEventListener('message', (event) => {
  const { type, paths, colorMode } = event.data ?? {}
  if (type === 'claim') event.waitUntil(self.clients.claim())
  if (type === 'keep' && Array.isArray(paths))
    event.waitUntil(keep(paths.slice(0, MAX_COPIES).map(String), String(colorMode)))
})

async function keep(paths, colorMode) {
  const cache = await caches.open(COPIES)
  for (const path of paths) await keepOne(cache, path, colorMode).catch(() => undefined)
  const copies = await allCopies(cache)
  copies.sort((a, b) => b.savedAt - a.savedAt)
  const isOver = ({ savedAt }, at) => at >= MAX_COPIES || savedAt < Date.now() - KEPT_MS
  await Promise.all(copies.filter(isOver).map(({ request }) => cache.delete(request)))
}

async function keepOne(cache, path, colorMode) {
  const known = await cache.match(path)
  if (known && savedAt(known) > Date.now() - FRESH_MS) return
  const response = await fetch(path, { headers: { Accept: 'text/html' }, credentials: 'same-origin' })
  await ownBy(response)
  if (response.status === 404 || response.status === 403) await cache.delete(path)
  if (!response.ok || response.redirected || !isPage(response) || !response.headers.has(OWNER_HEADER)) return
  const page = await response.text()
  const styles = [...page.matchAll(/<link\b[^>]*\bhref="(\/assets\/[^"]+\.css)"/g)].map(([, href]) => href)
  await Promise.all(styles.map(async (href) => (await cache.match(href)) ?? cache.add(href)))
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': COPY_POLICY,
    [SAVED_HEADER]: String(Date.now()),
    [MODE_HEADER]: colorMode === 'dark' ? 'dark' : 'light',
  }
  await cache.put(path, new Response(page, { headers }))
}

const savedAt = (copy) => Number(copy.headers.get(SAVED_HEADER))

async function allCopies(cache) {
  const requests = await cache.keys()
  const all = await Promise.all(requests.map(async (request) => [request, await cache.match(request)]))
  return all.flatMap(([request, copy]) =>
    copy?.headers.has(SAVED_HEADER) ? [{ request, copy, savedAt: savedAt(copy) }] : [],
  )
}

async function findCopy(request) {
  const copy = await caches.match(request.url, { cacheName: COPIES, ignoreSearch: true })
  return copy && savedAt(copy) > Date.now() - KEPT_MS ? copy : undefined
}

const timeText = (at) =>
  new Intl.DateTimeFormat('ja-JP', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  }).format(at)

const LINE =
  'margin:0;padding:12px 16px;background:#fff4d6;color:#3d2c00;font:700 14px/1.6 system-ui,sans-serif;' +
  'border-bottom:1px solid #e0c879'

/** The copy with a line about itself on top. */
async function shown(copy) {
  const page = await copy.text()
  const line =
    `<p role="status" style="${LINE}">オフラインのため、${timeText(savedAt(copy))} に保存した内容を表示しています。` +
    '<a href="" style="color:inherit;text-decoration:underline;display:inline-block;padding:8px 0">もう一度読み込む</a></p>'
  const withLine = page
    .replace(/<html\b/, `<html data-color-mode="${copy.headers.get(MODE_HEADER)}"`)
    .replace(/<body\b[^>]*>/, (body) => body + line)
  return new Response(withLine, { headers: copy.headers })
}

const escaped = (text) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)

/** Empties the copies for whoever wanted to log out: the session goes on, what the device shows of it does not. */
async function leave(posted) {
  const form = await posted?.formData().catch(() => null)
  if (form?.get('ends') !== 'session') return false
  await caches.delete(COPIES)
  return true
}

const NOT_SENT = '電波の良い場所でもう一度お試しください。'
const NOT_POSTED = `内容は送られていません。前の画面に戻ると、入力した内容が残っています。${NOT_SENT}`
const NOT_LEFT =
  'この端末に保存した画面は消しましたが、通信できないため、ログアウトはまだ終わっていません。通信できるようになったら、もう一度ログアウトしてください。'

async function noConnection(request, posted) {
  const hasLeft = await leave(posted)
  const copies = await allCopies(await caches.open(COPIES))
  const titled = await Promise.all(
    copies.map(async ({ request: { url }, copy }) => {
      const [, title = ''] = /<title>([^<|]*)/.exec(await copy.text()) ?? []
      return `<li><a href="${escaped(new URL(url).pathname)}">${title.trim()}</a></li>`
    }),
  )
  const isPost = request.method !== 'GET'
  const page = `<!doctype html><html lang="ja"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>オフライン | DPワーク</title><style>
body{margin:0 auto;max-width:32rem;padding:3rem 1rem;font:16px/1.8 'Hiragino Sans','Noto Sans JP',system-ui,sans-serif}
h1{font-size:1.25rem}h2{font-size:1rem;margin-top:2rem}a{color:light-dark(#1557d6,#8ab4ff);display:inline-block;min-height:44px;line-height:44px}ul{padding-left:1.25rem}
</style></head><body><main><h1>${isPost ? (hasLeft ? 'ログアウトできませんでした' : '送信できませんでした') : '通信できませんでした'}</h1>
<p>${isPost ? (hasLeft ? NOT_LEFT : NOT_POSTED) : NOT_SENT}</p>${isPost ? '' : '<p><a href="">もう一度読み込む</a></p>'}
${titled.length > 0 ? `<h2>オフラインで読める画面</h2><ul>${titled.join('')}</ul>` : ''}
</main></body></html>`
  return new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': COPY_POLICY },
  })
}

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: { link },
      lang: 'ja',
      icon: '/icon-192.png',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = event.notification.data ?? {}
  const url = new URL(typeof link === 'string' ? link : '/', self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href))
})
