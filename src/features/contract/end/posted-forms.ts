/** Name of the form, by which the page after the redirect finds the kept answer. */
export const END_NOTICE_FORM = 'contract-end'
