import * as v from 'valibot'
import { phoneNumber } from '../../../domain/text/form-rule.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'

export function toPhone(text: string): string {
  const phone = v.safeParse(phoneNumber, text)
  if (!phone.success) throw invalidArgument(phone.issues[0].message)
  return phone.output
}
