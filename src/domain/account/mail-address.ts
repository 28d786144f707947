const PART = '[^\\s\\u0000-\\u001f\\u007f@.<>()",;:\\\\]+'
const MAIL_ADDRESS = new RegExp(`^${PART}(\\.${PART})*@${PART}(\\.${PART})+$`)

/** A mail address as far as a form can tell; whether it is somebody's, only a mail can. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && MAIL_ADDRESS.test(text)
