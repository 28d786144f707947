/**
 * The token of an Authorization header, or null. One or more spaces may follow the scheme (RFC 9110, section 11.4), whose
 * name is in any case.
 */
export const bearerToken = (authorization: string | null | undefined): string | null =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1] ?? null

/**
 * Whether a text is a JWT in its one compact form: three parts in base64url without padding (RFC 7515, section 2), whose
 * last letters carry no loose bits. A decoder that is lenient would let one token have many spellings.
 */
export const isCompactToken = (token: string): boolean => {
  const parts = token.split('.')
  // An emulator's token ends in an empty signature; whether it counts is for its verifier to say.
  return parts.length === 3 && parts.every((part, index) => (index === 2 && part === '') || isCanonical(part))
}

const SPARE_BITS = [0, 0, 15, 3] as const
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function isCanonical(part: string): boolean {
  if (!/^[\w-]+$/.test(part) || part.length % 4 === 1) return false
  return (ALPHABET.indexOf(part.at(-1) ?? '') & (SPARE_BITS[part.length % 4] ?? 0)) === 0
}
