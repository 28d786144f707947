/** Name of the forms, by which the page finds the kept answer to a post without JavaScript. */
export const NG_FORM = 'ng-settings'
