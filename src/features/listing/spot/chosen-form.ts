/**
 * The checkboxes on the cards belong to a form after the list (`form` attribute): a card may contain forms of its own.
 */
export const CHOSEN_FORM = 'chosen'

/** The search param of the application page. */
export const CHOSEN_NAME = 'ids'
