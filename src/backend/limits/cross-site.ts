import { logSecurity } from '../../platform/server/log.server.ts'

function refuse(): Response {
  logSecurity('input_validation_fail', { reason: 'cross-site' })
  return Response.json(
    { errors: [{ message: 'このページからは操作できません。', extensions: { code: 'CROSS_SITE_REQUEST' } }] },
    { status: 403, headers: { 'Cache-Control': 'no-store' } },
  )
}

/**
 * CSRF check: refuses an unsafe request that another site may have sent with the doctor's cookie; null to
 * proceed. Browsers send Sec-Fetch-Site (Safari before 16.4 only Origin). A request without either comes from
 * a program and is accepted only without a cookie.
 */
export function crossSiteRefusal(request: Request, origin: string): Response | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none' ? null : refuse()
  const from = headers.get('origin')
  if (from !== null) return from === origin ? null : refuse()
  return headers.has('cookie') ? refuse() : null
}
