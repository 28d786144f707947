/** Names of the forms whose typed values outlive a post without script. */
export const INVITE_FORM = 'invite'
export const JOIN_FORM = 'join'
