/** Names of the forms, by which a page finds the kept answer to a post without JavaScript. */
export const CHANGE_FORM = 'date-change'
export const DECIDE_CHANGE_FORM = 'date-change-answer'
export const ANSWER_SUBSTITUTE_FORM = 'substitute-answer'
