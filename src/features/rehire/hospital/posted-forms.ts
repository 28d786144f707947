/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const REHIRE_FORM = 'rehire-offer'
