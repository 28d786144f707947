const PART = '[^\\s\\u0000-\\u001f\\u007f@.<>()",;:\\\\]+'
const MAIL_ADDRESS = new RegExp(`^${PART}(\\.${PART})*@${PART}(\\.${PART})+$`)

/** Syntax check of a mail address; only a confirmation mail can prove that it exists. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && MAIL_ADDRESS.test(text)
