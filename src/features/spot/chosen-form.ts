/** The boxes stand on the cards, the form at the foot of the list: a card may hold forms of its own. */
export const CHOSEN_FORM = 'chosen'

/** As the page of the application names them in its address. */
export const CHOSEN_NAME = 'ids'
