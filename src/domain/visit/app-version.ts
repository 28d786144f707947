/** The client's version as the spec's section 9 reports it. */
export const APP_VERSION = '1.7.0'
