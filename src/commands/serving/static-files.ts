import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { SERVICE_WORKER } from '../../platform/addresses.ts'
import { setSecurityHeaders } from '../../platform/server/security-headers.server.ts'

const HOUR = 60 * 60
const YEAR = 365 * 24 * HOUR

/** Resolves to undefined for a path that is not a file's. */
export type StaticFiles = (request: ServerRequest) => Promise<Response | undefined>

/**
 * Serves the client's files and their precompressed forms (`build.ts`). The list of files is read once, so
 * that other paths never reach the disk.
 */
export async function findStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const addresses = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
  const serve = { dir: folder, encodings: true, compress: false }
  // Names below assets/ contain a content hash; other files change under the same name.
  const hashed = staticMiddleware({ ...serve, maxAge: YEAR, immutable: true })
  const named = staticMiddleware({ ...serve, maxAge: HOUR })
  const none = () => new Response(null, { status: 404 })
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!addresses.has(pathname) || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
    const response = await (pathname.startsWith('/assets/') ? hashed : named)(request, none)
    // The policy of a worker's script governs what the worker may fetch.
    if (pathname === SERVICE_WORKER)
      response.headers.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
    setSecurityHeaders(response.headers, '')
    return response
  }
}
