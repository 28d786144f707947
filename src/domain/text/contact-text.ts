/** 「100-0001」. */
export const postalText = (digits: string): string => digits.replace(/^(\d{3})(\d{4})$/, '$1-$2')

/** 「090-1234-5678」. Hyphenates mobile numbers and those of 03 and 06; other area codes vary in length. */
export const phoneText = (digits: string): string =>
  digits.replace(/^(0[5789]0)(\d{4})(\d{4})$/, '$1-$2-$3').replace(/^(0[36])(\d{4})(\d{4})$/, '$1-$2-$3')
