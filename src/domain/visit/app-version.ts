/** The client's version in reported events (spec section 9). */
export const APP_VERSION = '1.7.0'
