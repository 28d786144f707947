/** Names of the forms, by which pages find the kept answer to a post without JavaScript. */
export const TERMS_FORM = 'terms-notice'
export const ISSUE_FORM = 'terms-issue'
