import { CONTACT_NAME, contactMail, MAIL_PROBLEM } from '../../domain/contact/contact.ts'
import { plainText } from '../../domain/text/typed-text.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { toUuid, toWords } from '../rpc/rpc-input.ts'

export const toContactId = (text: string): string => toUuid(text, 'お問い合わせの番号が正しくありません。')

export const contactNotFound = () => new RpcError('not_found', 'このお問い合わせは見つかりません。')

export const toName = (text: string): string => toWords(plainText(text), { least: 1, most: CONTACT_NAME })

export function toMail(text: string): string {
  const mail = contactMail(text)
  if (mail === null) throw invalidArgument(MAIL_PROBLEM)
  return mail
}
