/** Names of the forms, by which a page finds the kept answer to a post without JavaScript. */
export const CHANGE_FORM = 'date-change'
export const DECIDE_CHANGE_FORM = 'date-change-answer'
export const ANSWER_SUBSTITUTE_FORM = 'substitute-answer'
export const PROPOSE_CHANGE_FORM = 'date-change-proposal'
export const ANSWER_CHANGE_FORM = 'date-change-reply'
