import { PLACE } from '../../domain/text/place-name.ts'
/** Title of the page, which its route needs without its text. */
export const EXTERNAL = PLACE.external
