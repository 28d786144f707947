import type { Database } from '../database/client.ts'
import type { DiskMemory } from './disk-memory.ts'
import { checkReadiness } from './readiness.ts'

const answer = (request: Request, body: Record<string, unknown>, status: number): Response => {
  const headers = { 'Cache-Control': 'no-store' }
  if (request.method === 'GET' || request.method === 'HEAD') return Response.json(body, { status, headers })
  return Response.json({ message: 'GET only' }, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } })
}

/** `GET /livez`: liveness. Independent of the database, whose outage must not get the process killed. */
export const livez = async (request: Request): Promise<Response> => answer(request, { live: true }, 200)

/** `GET /readyz`: readiness, whether the process should get new requests. */
export const createReadyzHandler =
  ({ database, disk, isDraining }: { database: Database; disk: DiskMemory; isDraining: () => boolean }) =>
  async (request: Request): Promise<Response> => {
    if (isDraining()) return answer(request, { ready: false, draining: true }, 503)
    const readiness = await checkReadiness(database, disk)
    return answer(request, { ...readiness, draining: false }, readiness.ready ? 200 : 503)
  }
