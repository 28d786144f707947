import { PLACE } from '../../domain/text/place-name.ts'
/** Titles of the pages, which a route needs without their texts. */
export const COMPANY = '運営会社'
export const RULES_TITLE = '利用規約'
export const PRIVACY_TITLE = 'プライバシーポリシー'
export const COMPLAINTS = PLACE.complaints
