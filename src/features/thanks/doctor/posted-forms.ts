/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const REPORT_THANKS_FORM = 'report-thanks'
