/** Statuses of a service alert, with the titles that the banner shows. */
export const ALERT_STATUS = { investigating: '調査中', notice: 'お知らせ' } as const
export type AlertStatus = keyof typeof ALERT_STATUS

/** Their constants in the contract. */
export const ALERT_STATUS_CONSTANT = {
  investigating: 'INVESTIGATING',
  notice: 'NOTICE',
} as const satisfies { [Status in AlertStatus]: Uppercase<Status> }

/** The status of a constant or of a stored alert; every other value is a plain notice. */
export const alertStatusOf = (constant: string): AlertStatus =>
  constant.toLowerCase() === 'investigating' ? 'investigating' : 'notice'

/** Length of an alert's text, in characters. */
export const ALERT_TEXT = { least: 5, most: 300 } as const
export const ALERT_LINK = 500
