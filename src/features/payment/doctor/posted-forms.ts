/** Names of the forms, by which the page finds the kept answer to a post without JavaScript. */
export const RECEIPT_FORM = 'payment-receipt'
export const SLIP_FORM = 'tax-slip'
