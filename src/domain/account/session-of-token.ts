/** The session id in an ID token, unverified: only for telling two sessions of a browser apart. */
export function sessionOfToken(idToken: string): string | null {
  try {
    const [, encoded = ''] = idToken.split('.')
    const payload: unknown = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')))
    const hasSession = typeof payload === 'object' && payload !== null && 'sid' in payload
    return hasSession && typeof payload.sid === 'string' ? payload.sid : null
  } catch {
    return null
  }
}
