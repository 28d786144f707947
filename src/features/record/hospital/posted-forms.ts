/** Names of the forms, by which the page finds the kept answer to a post without JavaScript. */
export const ANSWER_FORM = 'report-answer'
export const OBJECTION_ANSWER_FORM = 'objection-answer'
export const STATEMENT_FORM = 'work-statement'
