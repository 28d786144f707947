import * as v from 'valibot'
import { CANCELLATION_DETAIL } from '../../../domain/cancellation/cancellation-words.ts'
import { phoneNumber } from '../../../domain/text/form-rule.ts'
import { ruleMessage } from '../../../domain/text/form-messages.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toUuid } from '../../gate/staff-input.ts'

export const toWorkId = (text: string): string => toUuid(text, '勤務の番号が正しくありません。')

/** Trims a text of `least` to 500 characters. Throws `invalid_argument`. */
export function toDetail(text: string, least: number = CANCELLATION_DETAIL.least): string {
  const { most } = CANCELLATION_DETAIL
  const detail = text.trim()
  // Counts code points, as PostgreSQL's char_length does, not UTF-16 units.
  const { length } = [...detail]
  if (length < least) throw invalidArgument(ruleMessage('minLength', { n: least }))
  if (length > most) throw invalidArgument(ruleMessage('maxLength', { n: most }))
  if (detail.includes('\0')) throw invalidArgument(ruleMessage('validate'))
  return detail
}

export function toPhone(text: string): string {
  const phone = v.safeParse(phoneNumber, text)
  if (!phone.success) throw invalidArgument(phone.issues[0].message)
  return phone.output
}
