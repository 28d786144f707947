import type { SearchKind } from './listing-kind.ts'

const numbered = (letter: string, id: number) => `${letter}-${String(id).padStart(7, '0')}`

/** The listing's number for doctors, such as S-0000123: seven digits or more. */
export const listingNumber = (id: number): string => numbered('S', id)

/** The same for a regular listing, such as R-0000123. */
export const regularListingNumber = (id: number): string => numbered('R', id)

const NUMBER = /^([SR])-(\d{7,15})$/

/** The kind and id of a listing's number; null for any other text. */
export function listingOfNumber(text: string): { kind: SearchKind; id: number } | null {
  const [, letter, digits] = NUMBER.exec(text) ?? []
  return letter && digits ? { kind: letter === 'S' ? 'spot' : 'regular', id: Number(digits) } : null
}

export const numberOfListing = (kind: SearchKind, id: number): string =>
  kind === 'spot' ? listingNumber(id) : regularListingNumber(id)
