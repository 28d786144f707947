/** The owner of a sealed secret: no other sealed text of the account opens in its place. */
export const sealOwner = (accountId: string): string => `second-factor:${accountId}`
