/** Names of the forms, by which the page finds the kept answer to a post without JavaScript. */
export const PAY_FORM = 'hospital-pay'
export const FILE_FORM = 'hospital-pay-file'
