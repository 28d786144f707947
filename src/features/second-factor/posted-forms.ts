/** Names of the forms whose messages outlive a post without script. */
export const BEGIN_FORM = 'factorBegin'
export const CONFIRM_FORM = 'factorConfirm'
export const END_FACTOR_FORM = 'factorEnd'
export const RENEW_FORM = 'factorRenew'
