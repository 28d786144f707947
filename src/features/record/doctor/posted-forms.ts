/** Names of the forms, by which a page finds the kept answer to a post without JavaScript. */
export const STAMP_FORM = 'work-stamp'
export const REPORT_FORM = 'work-report'
