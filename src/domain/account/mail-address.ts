import { plainAddress } from '../text/typed-text.ts'

const PART = '[^\\s\\u0000-\\u001f\\u007f@.<>()",;:\\\\]+'
/** 「taro.@docomo.ne.jp」, 「taro..y@ezweb.ne.jp」: addresses that docomo and au gave away until 2009, and still carry mail to. */
const LOCAL = `${PART}(\\.+${PART})*\\.*`
const MAIL_ADDRESS = new RegExp(`^${LOCAL}@${PART}(\\.${PART})+$`)

/** No provider of ours delivers to 「太郎@example.com」: it is a name, or the keyboard was in Japanese. */
const JAPANESE = /[\u3041-\u30ff\u3400-\u9fff]/

/** Syntax check of a mail address; only a confirmation mail can prove that it exists. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && MAIL_ADDRESS.test(text) && !JAPANESE.test(text)

const FORM = 'メールアドレスの形式で入力してください'

/** What is wrong with a typed address, in words for its writer; null for a good one. */
export function addressProblem(typed: string): string | null {
  const address = plainAddress(typed)
  if (isMailAddress(address)) return null
  if (JAPANESE.test(address) && address.includes('@'))
    return 'メールアドレスに日本語の文字が入っています。半角の英数字で入力してください'
  return FORM
}
