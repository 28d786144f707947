/** The heading that says what was found; it takes the focus when the last condition has been taken away. */
export const RESULT_TITLE_ID = 'found'
