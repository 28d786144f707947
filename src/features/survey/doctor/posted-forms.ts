/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const SURVEY_FORM = 'work-survey'
