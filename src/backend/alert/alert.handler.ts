import { tokyoText } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import { findServiceAlerts } from './alert.store.ts'

/** GET /alerts.json. */
export const createAlertsHandler =
  (database: Database, clock: () => Date) =>
  async (request: Request): Promise<Response> => {
    const headers = { 'Cache-Control': 'no-store' }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return Response.json(
        { message: 'GET only' },
        { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } },
      )
    }
    const alerts = await findServiceAlerts(database, clock())
    return Response.json(
      alerts.map(({ link, date, ...alert }) => ({
        ...alert,
        date: tokyoText(date),
        ...(link ? { link } : {}),
      })),
      { headers },
    )
  }
