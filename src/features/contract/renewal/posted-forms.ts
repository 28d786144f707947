/** Names of the forms, by which the page after the redirect finds the kept answer. */
export const DECIDE_RENEWAL_FORM = 'decide-renewal'
export const ANSWER_RENEWAL_FORM = 'answer-renewal'
export const APPLY_CONVERSION_FORM = 'apply-conversion'
