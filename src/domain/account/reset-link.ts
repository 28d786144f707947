/** Minutes for which the link to set a new password can be used, once. */
export const RESET_LINK_MINUTES = 30
