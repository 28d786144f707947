/** Names of the forms, by which the page after the redirect finds the kept answer. */
export const MESSAGE_FORM = 'sendMessage'
