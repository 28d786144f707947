/** What a doctor reads out on the phone: S- and seven digits or more. */
export const listingNumber = (id: number): string => `S-${String(id).padStart(7, '0')}`
