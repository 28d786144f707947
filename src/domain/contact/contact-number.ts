/** The number that mails and staff name a contact by. */
export const contactNumber = (id: string): string => id.slice(0, 8).toUpperCase()
export const CONTACT_NUMBER = /^[0-9A-F]{8}$/
