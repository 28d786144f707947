const numbered = (letter: string, id: number) => `${letter}-${String(id).padStart(7, '0')}`

/** The listing's number for doctors, such as S-0000123: seven digits or more. */
export const listingNumber = (id: number): string => numbered('S', id)

/** The same for a regular listing, such as R-0000123. */
export const regularListingNumber = (id: number): string => numbered('R', id)
