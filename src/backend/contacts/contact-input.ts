import { CONTACT_NAME, contactMail, MAIL_PROBLEM } from '../../domain/contact/contact.ts'
import { ruleMessage } from '../../domain/text/form-messages.ts'
import { plainText } from '../../domain/text/typed-text.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { toUuid } from '../gate/staff-input.ts'

export const toContactId = (text: string): string => toUuid(text, 'お問い合わせの番号が正しくありません。')

export const contactNotFound = () => new RpcError('not_found', 'このお問い合わせは見つかりません。')

/** Trims a text. Throws `invalid_argument` outside of the lengths, counted in code points. */
export function toWords(text: string, { least, most }: { least: number; most: number }): string {
  const words = text.trim()
  const { length } = [...words]
  if (length < least) throw invalidArgument(ruleMessage('minLength', { n: least }))
  if (length > most) throw invalidArgument(ruleMessage('maxLength', { n: most }))
  if (words.includes('\0')) throw invalidArgument(ruleMessage('validate'))
  return words
}

export const toName = (text: string): string => toWords(plainText(text), { least: 1, most: CONTACT_NAME })

export function toMail(text: string): string {
  const mail = contactMail(text)
  if (mail === null) throw invalidArgument(MAIL_PROBLEM)
  return mail
}
