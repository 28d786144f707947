/** The client's version in reported events. */
export const APP_VERSION = '1.7.0'
