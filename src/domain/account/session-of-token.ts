/** A claim of an ID token, unverified: only for telling two sessions or accounts of a browser apart. */
function claimOf(idToken: string, name: 'sid' | 'sub'): string | null {
  try {
    const [, encoded = ''] = idToken.split('.')
    const payload: unknown = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof payload !== 'object' || payload === null) return null
    const claim: unknown = Object.entries(payload).find(([key]) => key === name)?.[1]
    return typeof claim === 'string' ? claim : null
  } catch {
    return null
  }
}

/** The session id in an ID token, unverified. */
export const sessionOfToken = (idToken: string): string | null => claimOf(idToken, 'sid')

/** The account id in an ID token, unverified. */
export const accountOfToken = (idToken: string): string | null => claimOf(idToken, 'sub')
