import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { SERVICE_WORKER } from '../../platform/addresses.ts'
import { setSecurityHeaders } from '../../platform/server/security-headers.server.ts'
import { createOlderAssets } from './older-assets.ts'

const HOUR = 60 * 60
const YEAR = 365 * 24 * HOUR

/** Resolves to undefined for a path that is not a file's. */
export type StaticFiles = (request: ServerRequest) => Promise<Response | undefined>

/** Those of all builds, by a hash of their content. */
const ASSETS = '/assets/'

/**
 * Serves the files of a build and their precompressed forms (`build.ts`). Its list is read once, so that other paths never
 * reach the disk; a name below `/assets/` that is not of this build is looked for among the builds before and after it, in
 * `dist` and in the folder that processes share.
 */
export async function findStaticFiles(dist: string, shared?: string): Promise<StaticFiles> {
  const folder = join(dist, 'client')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const addresses = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
  const folderOf = createOlderAssets(shared === undefined ? [dist] : [dist, shared])
  // Names below assets/ contain a content hash; other files change under the same name.
  const serveOf = (client: string, options: { maxAge: number; immutable?: boolean }) =>
    staticMiddleware({ dir: client, encodings: true, compress: false, ...options })
  const hashedOf = new Map(
    [dist, shared ?? dist].map((one) => [
      one,
      serveOf(join(one, 'client'), { maxAge: YEAR, immutable: true }),
    ]),
  )
  const named = serveOf(folder, { maxAge: HOUR })
  const none = () => new Response(null, { status: 404 })

  async function find(request: ServerRequest, pathname: string): Promise<Response | undefined> {
    const isOwn = addresses.has(pathname)
    if (!pathname.startsWith(ASSETS)) return isOwn ? named(request, none) : undefined
    const holder = isOwn ? dist : await folderOf(`client${pathname}`)
    return holder === undefined ? undefined : hashedOf.get(holder)?.(request, none)
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { pathname } = new URL(request.url)
    const response = await find(request, pathname)
    if (!response) return undefined
    // The policy of a worker's script governs what the worker may fetch.
    if (pathname === SERVICE_WORKER)
      response.headers.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
    setSecurityHeaders(response.headers, '')
    return response
  }
}
