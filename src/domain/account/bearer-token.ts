/**
 * The bearer token of an Authorization header, or null. The scheme is case-insensitive and one or more spaces
 * may follow it (RFC 9110, section 11.4).
 */
export const bearerToken = (authorization: string | null | undefined): string | null =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1] ?? null

/**
 * Whether a text is a JWT in canonical compact form: three parts in base64url without padding (RFC 7515,
 * section 2) and without stray bits in the last character. Lenient decoders accept several spellings of one
 * token.
 */
export const isCompactToken = (token: string): boolean => {
  const parts = token.split('.')
  // The signature of an emulator's token is empty; its verifier decides whether to accept it.
  return parts.length === 3 && parts.every((part, index) => (index === 2 && part === '') || isCanonical(part))
}

const SPARE_BITS = [0, 0, 15, 3] as const
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function isCanonical(part: string): boolean {
  if (!/^[\w-]+$/.test(part) || part.length % 4 === 1) return false
  return (ALPHABET.indexOf(part.at(-1) ?? '') & (SPARE_BITS[part.length % 4] ?? 0)) === 0
}
