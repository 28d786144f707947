import * as v from 'valibot'
import type { PaymentMethod } from './pay-words.ts'
import { paydayRule, type PaydayRule } from './payday.ts'
import { comparable } from '../text/typed-text.ts'

/**
 * Paydays as hospitals typed them before they were chosen (`payday.ts`), read once by the migration. Every part of a
 * text has to be understood: what is not is null, never a guess.
 */

type Monthly = Extract<PaydayRule, { kind: 'MONTHLY' }>
type OnHoliday = Monthly['onHoliday']
type Day = number | 'END'

const KANJI = '〇一二三四五六七八九'

/** 「二十五」 and 「二五」 as a number of two digits at most. */
function kanjiNumber(text: string): string {
  const [, tens, ones] = /^([二三四五六]?)十([一二三四五六七八九]?)$/.exec(text) ?? []
  if (tens !== undefined) return `${tens ? KANJI.indexOf(tens) : 1}${ones ? KANJI.indexOf(ones) : 0}`
  return [...text].map((digit) => KANJI.indexOf(digit)).join('')
}

/** One width, no spaces, digits for numbers, 「締め」 for its other spellings. */
const plain = (text: string): string =>
  comparable(text)
    .replaceAll(/[\s。.]/g, '')
    .replaceAll(/[〇一二三四五六七八九十]+(?=日|週間)/g, kanjiNumber)
    .replaceAll(/(?:〆|締)(?:め切り|め切|切り|切|め)?日?/g, '締め')

const BANKS = '(?:金融機関|銀行)(?:等)?(?:の)?(?:休業日|休日|休み|非営業日|営業日でない|営業日以外)'
const WEEKEND = '土(?:曜日?)?[・、,]?日(?:曜日?)?[・、,]?(?:及び|または|や)?(?:祝祭日|祝日|祝|休日)'
const CLOSED = `(?:支払日が|当日が|その日が|同日が)?(?:${BANKS}|${WEEKEND}|休業日|休日|祝休日|非営業日)`
const WHERE =
  '(?:の場合|のとき|の時|の際|に当たる場合|にあたる場合|に当たるとき|に重なる場合|と重なる場合|である場合)?'
const MOVED = '(?:その|直)?(?:の)?(前|翌)(?:銀行|金融機関)?(?:の)?営業日'
const PAID =
  '(?:に)?(?:お?支払(?:い|います|う)?|払い?|振込|振り込み)?(?:となります|とします|とする|になります)?'
const ON_HOLIDAY = new RegExp(`[(\\[※、,・]*${CLOSED}${WHERE}(?:に)?(?:は)?[、,]?${MOVED}${PAID}[)\\]]?$`)
const SAME_DAY = new RegExp(`[(\\[※、,・]*${CLOSED}(?:でも|も)(?:同じ日|同日|変更なし)[)\\]]?$`)

/** The text without what it says of days on which banks are closed, and that; unsaid, wages are paid before them. */
function withoutHoliday(text: string): { rest: string; said: OnHoliday | null } {
  const same = SAME_DAY.exec(text)
  if (same) return { rest: text.slice(0, same.index), said: 'AS_IS' }
  const found = ON_HOLIDAY.exec(text)
  if (!found) return { rest: text, said: null }
  return { rest: text.slice(0, found.index), said: found[1] === '前' ? 'BEFORE' : 'AFTER' }
}

function dayOf(text: string): Day | null {
  if (/^月?(?:末日?|最終日)$/.test(text)) return 'END'
  const number = Number(/^(\d{1,2})日?$/.exec(text)?.[1] ?? 0)
  if (number === 31) return 'END'
  return number >= 1 && number <= 28 ? number : null
}

const NO_CLOSING =
  /^(?:[-ー―—]|なし|無し?|特になし|定めなし|都度|その都度|随時|勤務(?:の都度|ごと|毎)?|勤務日|当日|勤務当日|勤務日当日|勤務終了時)$/

function closingOf(text: string): Monthly['closing'] | null {
  if (NO_CLOSING.test(text)) return 'NONE'
  return dayOf(text.replace(/^(?:毎月|当月)の?/, '').replace(/(?:で)?締め$/, ''))
}

const MONTHS: Readonly<Record<string, 0 | 1 | 2>> = {
  当月: 0,
  同月: 0,
  翌月: 1,
  次月: 1,
  翌々月: 2,
  翌翌月: 2,
}
const CLOSES = '(?:(?:毎月|当月)?(?:の)?(月?末日?|\\d{1,2}日?)(?:で)?締め(?:て)?(?:[、,・/の]|です)*)?'
const PAYS = `(当月|同月|翌月|次月|翌々月|翌翌月)(?:の)?(月?末日?|最終日|最終営業日|\\d{1,2}日?)(?:まで)?${PAID}$`
const MONTHLY = new RegExp(`^${CLOSES}(?:毎月)?${PAYS}`)

function readMonthly(closing: string, pay: string): unknown {
  const { rest, said } = withoutHoliday(pay)
  const [, written, month = '', day = ''] = MONTHLY.exec(rest) ?? []
  const closes = written === undefined ? null : dayOf(written)
  const typed = closing === '' ? closes : closingOf(closing)
  // Two closing days that differ are none.
  if (typed === null || (written !== undefined && closes !== typed)) return null
  const isLastBankDay = day === '最終営業日'
  if (isLastBankDay && said === 'AFTER') return null
  return {
    kind: 'MONTHLY',
    closing: typed,
    month: MONTHS[month],
    day: isLastBankDay ? 'END' : dayOf(day),
    onHoliday: said ?? 'BEFORE',
  }
}

const WITHIN =
  /^((?:勤務|業務|就業)(?:終了|実施|の終わった)?(?:日|の)?(?:の?後|から|より)?)?(\d{1,2})(日|週間)以内(?:に)?(?:お?支払(?:い|います)?|払い?|振込|振り込み)?$/

function readWithin(closing: string, pay: string): unknown {
  const [, work, number, unit] = WITHIN.exec(pay) ?? []
  const isFromWork = closing === '' ? work !== undefined : closingOf(closing) === 'NONE'
  return isFromWork ? { kind: 'WITHIN_DAYS', days: Number(number) * (unit === '日' ? 1 : 7) } : null
}

const ON_DAY =
  /^(?:勤務|業務)?(?:日|の)?(当日|即日|日払い|終了時|終了後)(?:の)?(?:に)?((?:現金)?(?:で)?(?:お?手渡し|払い?|お?支払い?|精算)?)(?:いたします|します)?$/

/** On the day of the work, not on the closing day: both fields have to mean it. */
function isOnDay(closing: string, pay: string, method: PaymentMethod): boolean {
  const [, when = '', how = ''] = ON_DAY.exec(pay) ?? []
  // 「勤務終了後」 alone does not say on which day.
  if (!when || (when === '終了後' && !how)) return false
  const isCertain = method === 'CASH_ON_DAY' || /手渡し|現金/.test(how)
  return isCertain || closing === '' || closingOf(closing) === 'NONE'
}

/**
 * The rule of a closing day, a payday and a way of payment as a hospital once wrote them; null where a part says
 * something else or the parts disagree. Without a word on bank holidays the day is moved before them, as the product has
 * always shown it.
 */
export function readPayday(closingDay: string, payDay: string, method: PaymentMethod): PaydayRule | null {
  const closing = plain(closingDay)
  const pay = plain(payDay)
  if (isOnDay(closing, pay, method)) return { kind: 'ON_THE_DAY' }
  // Pay in hand on the day contradicts another day.
  if (method === 'CASH_ON_DAY') return null
  const read = [readMonthly(closing, pay), readWithin(closing, pay)]
  return read.find((rule) => v.is(paydayRule, rule)) ?? null
}
