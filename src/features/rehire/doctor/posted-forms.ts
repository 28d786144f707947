/** Names of the forms, by which the page finds the kept answer to a post without JavaScript. */
export const DECLINE_FORM = 'rehire-decline'
export const ACCEPT_FORM = 'rehire-accept'
