import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerRequest } from 'srvx'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import * as v from 'valibot'
import { logError, logSecurity } from '../platform/server/log.server.ts'
import type { ProcessRole } from '../backend/environment/environment.ts'
import { setClientAddress, setOwnHeader } from './serving/client-address.ts'
import { isCompressible, sendCompressed } from './serving/compression.ts'
import { prepareGracefulEnd } from './serving/graceful-end.ts'
import { createBoundedServer, endUnreadBody } from './serving/http-server.ts'
import { createHostGuard } from './serving/host-guard.ts'
import { listenOn } from './serving/listen.ts'
import { answerBrokenRequest, answerPlainly } from './serving/plain-answer.ts'
import { StartFailure } from './start-failure.ts'
import { findStaticFiles } from './serving/static-files.ts'

export type ServeOptions = {
  /** The build's folder, with `server/server.js` and `client/`. */
  folder: string
  /** 0 for any free port. */
  port: number
  host: string
  /** The public origin. */
  origin: string
  /** A folder with the assets of other builds; see `builds/shared-assets.ts`. */
  sharedAssets?: string
  trustedProxyHops?: number
  /** A `worker` answers health checks and metrics only. */
  role?: ProcessRole
  /** Handler of pages that are not part of the app; returns whether it has answered. */
  answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean
}

export type AppServer = {
  port: number
  /**
   * Drains: `/readyz` answers 503 for `drainSeconds`, then no new connections; closes when requests have
   * finished.
   */
  close(options?: { drainSeconds?: number; graceSeconds?: number }): Promise<void>
}

/** What a worker answers. */
const OF_WORKERS = new Set(['/livez', '/readyz', '/metrics'])

const bundleSchema = v.object({
  default: v.object({ fetch: v.function() }),
  begin: v.function(),
  drain: v.function(),
  close: v.function(),
  noteAnswered: v.optional(v.function()),
  noteRefused: v.optional(v.function()),
})

/**
 * Imports a build. It reads the environment on its first request, so this may precede `setAppEnvironment`.
 */
export async function loadBundle(folder: string): Promise<v.InferOutput<typeof bundleSchema>> {
  const loaded: unknown = await import(pathToFileURL(join(folder, 'server/server.js')).href)
  const result = v.safeParse(bundleSchema, loaded)
  if (!result.success) throw new StartFailure(`${folder} は、このアプリのビルドではありません。`)
  return result.output
}

/** Serves a build. The app's environment variables must be set before. */
export async function serveApp({
  folder,
  port,
  host,
  origin,
  sharedAssets,
  trustedProxyHops = 0,
  role = 'both',
  answerFirst = () => false,
}: ServeOptions): Promise<AppServer> {
  const [bundle, fileAt] = await Promise.all([loadBundle(folder), findStaticFiles(folder, sharedAssets)])
  let draining = false
  const served = new WeakSet<ServerResponse>()

  /** Notes the request for log and metrics once its answer has left, or the client has. */
  function noteOnClose(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now()
    const requestId = randomUUID().slice(0, 8)
    setOwnHeader(request, 'x-request-id', requestId)
    response.once('close', () =>
      bundle.noteAnswered?.({
        requestId,
        method: request.method ?? '',
        path: served.has(response) ? null : (request.url ?? '/').split('?', 1)[0],
        status: response.writableFinished ? response.statusCode : 499,
        ms: performance.now() - startedAt,
      }),
    )
  }

  async function answer(request: ServerRequest, from: IncomingMessage, to: ServerResponse): Promise<void> {
    if (role === 'worker' && !OF_WORKERS.has(new URL(request.url).pathname)) return answerPlainly(to, 404)
    const file = await fileAt(request)
    if (file) {
      served.add(to)
      return sendNodeResponse(to, file)
    }
    const response = await bundle.default.fetch(request)
    if (!(response instanceof Response))
      throw new TypeError('the app answered with something else than a Response')
    endUnreadBody(from, to)
    if (!isCompressible(response)) return sendNodeResponse(to, response)
    to.setHeader('Vary', 'Accept-Encoding')
    return sendCompressed(request, response, to) ?? sendNodeResponse(to, response)
  }

  const portOf = () => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : port
  }
  const refusesHost = createHostGuard(origin, portOf)
  const current = new WeakMap<Duplex, ServerResponse>()

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    current.set(request.socket, response)
    noteOnClose(request, response)
    if (draining) response.setHeader('Connection', 'close')
    if (refusesHost(request, response)) {
      const client = request.socket.remoteAddress
      // Redirects are not logged.
      if (response.statusCode >= 400) logSecurity('input_validation_fail', { reason: 'host', client })
      return
    }
    if (answerFirst(request, response)) return
    setClientAddress(request, trustedProxyHops)
    answer(new NodeRequest({ req: request, res: response }), request, response).catch((error: unknown) => {
      // The app answers its own errors: here the client has disconnected, or there is a bug below the app.
      if (!request.destroyed) logError(error)
      if (response.headersSent) response.destroy()
      else answerPlainly(response, 500)
    })
  }
  const server = createBoundedServer(trustedProxyHops, onRequest, (bound) => bundle.noteRefused?.(bound))
  const end = prepareGracefulEnd(server, trustedProxyHops > 0)
  server.on('clientError', (error, socket) => answerBrokenRequest(error, socket, current.get(socket)))
  server.on('checkExpectation', (_, response) => answerPlainly(response, 417))

  await listenOn(server, port, host)
  await bundle.begin({ role })
  return {
    port: portOf(),
    close: async ({ drainSeconds = 0, graceSeconds = 18 - drainSeconds } = {}) => {
      draining = true
      await bundle.drain()
      await wait(drainSeconds * 1_000)
      await end(graceSeconds)
      await bundle.close()
    },
  }
}
