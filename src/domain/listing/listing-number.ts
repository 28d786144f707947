const numbered = (letter: string, id: number) => `${letter}-${String(id).padStart(7, '0')}`

/** What a doctor reads out on the phone: S- and seven digits or more. */
export const listingNumber = (id: number): string => numbered('S', id)

/** The same for a regular listing: R- and seven digits or more. */
export const regularListingNumber = (id: number): string => numbered('R', id)
