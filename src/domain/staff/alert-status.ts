/** Statuses of a service alert, with the titles that the banner shows. */
export const ALERT_STATUS = { investigating: '調査中', notice: 'お知らせ' } as const
export type AlertStatus = keyof typeof ALERT_STATUS

/** Length of an alert's text, in characters. */
export const ALERT_TEXT = { least: 5, most: 300 } as const
export const ALERT_LINK = 500
