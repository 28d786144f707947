/** Title of the page of a log-in's second step. */
export const LOG_IN_CODE_TITLE = '確認コードの入力'
