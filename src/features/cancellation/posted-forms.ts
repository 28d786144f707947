/** Names of the forms, by which a page finds the kept answer to a post without JavaScript. */
export const REQUEST_FORM = 'cancellation'
export const DECIDE_CANCELLATION_FORM = 'cancellation-answer'
export const CANCEL_FORM = 'work-cancellation'
