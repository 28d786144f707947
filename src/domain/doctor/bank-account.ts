import * as v from 'valibot'
import { ruleMessage } from '../text/form-messages.ts'
import { BANK_ACCOUNT_KIND, type BankAccountKind } from './profile-words.ts'
import { oneWord, REQUIRED, requiredText } from '../text/form-rule.ts'
import { katakana, plainText, withoutSeparators } from '../text/typed-text.ts'

export type BankAccount = {
  bankCode: string
  bankName: string
  branchCode: string
  branchName: string
  kind: BankAccountKind
  number: string
  holder: string
}

const digits = (n: number, message: string) =>
  v.pipe(
    v.string(),
    v.transform(withoutSeparators),
    v.nonEmpty(REQUIRED),
    v.regex(RegExp(`^\\d{${n}}$`), message),
  )

/** Half-width katakana; voiced ones are two characters, letter and mark. */
const HALF = 'ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ'
const HALF_OF = new Map([...HALF].map((half) => [half.normalize('NFKC'), half]))
const MARK_OF = new Map([
  ['\u3099', 'ﾞ'],
  ['\u309a', 'ﾟ'],
])
/** 全銀 names have no small kana, and a hyphen as the long vowel mark. */
const LARGE_OF = new Map(
  [...'ァィゥェォッャュョヮ'].map((small, at) => [small, [...'アイウエオツヤユヨワ'][at] ?? small]),
)
const DASHES = /[ー‐-―−─━]/g

/**
 * Normalises a holder's name for bank transfers (全銀): half-width kana, capitals, no small kana. Characters
 * outside that set stay unchanged, for validation to reject.
 */
export function halfWidthKana(typed: string): string {
  const full = katakana(plainText(typed)).toUpperCase().replace(DASHES, '-').replaceAll('・', ' ')
  return [...full]
    .flatMap((letter) => [...(LARGE_OF.get(letter) ?? letter).normalize('NFD')])
    .map((letter) => HALF_OF.get(letter) ?? MARK_OF.get(letter) ?? letter)
    .join('')
}

const HOLDER_LENGTH = 30

const account = {
  bankCode: digits(4, '金融機関コードは4桁の数字で入力してください'),
  bankName: requiredText(30),
  branchCode: digits(3, '支店コードは3桁の数字で入力してください'),
  branchName: requiredText(30),
  kind: oneWord(BANK_ACCOUNT_KIND),
  holder: v.pipe(
    v.string(),
    v.transform(halfWidthKana),
    v.nonEmpty(REQUIRED),
    v.regex(/^[ｦｱ-ﾟA-Z0-9 ().,/-]+$/, '口座名義はカタカナで入力してください'),
    v.maxLength(HOLDER_LENGTH, ruleMessage('maxLength', { n: HOLDER_LENGTH })),
  ),
}

/** Up to seven digits, padded on the left with zeros. */
const number = v.pipe(
  v.string(),
  v.transform(withoutSeparators),
  v.nonEmpty(REQUIRED),
  v.regex(/^\d{1,7}$/, '口座番号は7桁以内の数字で入力してください'),
  v.transform((typed) => typed.padStart(7, '0')),
)

export const bankAccount = v.object({ ...account, number })

/** 「****567」. */
export const maskedNumber = (full: string): string => `****${full.slice(-3)}`
