import { expect, test } from 'vitest'
import type { PaydayRule } from '#app/domain/money/payday.ts'
import { readPayday } from '#app/domain/money/read-payday.ts'

type Monthly = Extract<PaydayRule, { kind: 'MONTHLY' }>
const monthly = (
  closing: Monthly['closing'],
  month: Monthly['month'],
  day: Monthly['day'],
  onHoliday: Monthly['onHoliday'] = 'BEFORE',
): Monthly => ({ kind: 'MONTHLY', closing, month, day, onHoliday })
const ON_THE_DAY = { kind: 'ON_THE_DAY' } as const
const within = (days: number) => ({ kind: 'WITHIN_DAYS', days }) as const

const NEXT_25 = monthly('END', 1, 25)
const READ: [closing: string, pay: string, rule: PaydayRule][] = [
  ['末日', '翌月25日', NEXT_25],
  ['月末', '翌月25日払い', NEXT_25],
  ['月末締め', '翌月２５日支払い', NEXT_25],
  ['毎月末日', '翌月の25日', NEXT_25],
  ['末', '次月25日', NEXT_25],
  ['月末〆', '翌月25日に支払', NEXT_25],
  ['毎月末日〆切', '翌月 25 日に振込', NEXT_25],
  ['31日', '翌月25日', NEXT_25],
  ['末日', '翌月二十五日', NEXT_25],
  ['末日', '翌月二五日', NEXT_25],
  ['末日', '毎月翌月25日', NEXT_25],
  ['末日', '翌月25日(土日祝の場合は前営業日)', NEXT_25],
  ['末日', '翌月25日(土日祝日の場合は翌営業日)', monthly('END', 1, 25, 'AFTER')],
  ['末日', '翌月25日(金融機関休業日の場合は前営業日)', NEXT_25],
  ['末日', '翌月25日(銀行の休業日は翌営業日払い)', monthly('END', 1, 25, 'AFTER')],
  ['末日', '翌月25日払い、土・日・祝日の場合は直前の営業日に支払います', NEXT_25],
  ['末日', '翌月25日 ※休日の場合は翌営業日', monthly('END', 1, 25, 'AFTER')],
  ['', '月末締め翌月末払い', monthly('END', 1, 'END')],
  ['月末', '月末締め翌月末日払い', monthly('END', 1, 'END')],
  ['末日', '翌月末日', monthly('END', 1, 'END')],
  ['末日', '翌月月末', monthly('END', 1, 'END')],
  ['末日', '翌月末までに支払い', monthly('END', 1, 'END')],
  ['末日', '翌月最終営業日', monthly('END', 1, 'END')],
  ['', '20日〆翌月10日(銀行休業日は翌営業日)', monthly(20, 1, 10, 'AFTER')],
  ['二十日', '翌月十日', monthly(20, 1, 10)],
  ['20日締め', '翌月10日', monthly(20, 1, 10)],
  ['', '15日締 当月25日', monthly(15, 0, 25)],
  ['１５日', '当月25日', monthly(15, 0, 25)],
  ['毎月15日で締め切り', '同月末日', monthly(15, 0, 'END')],
  ['15日締切', '当月末', monthly(15, 0, 'END')],
  ['末日', '翌々月5日', monthly('END', 2, 5)],
  ['末日', '翌翌月5日払', monthly('END', 2, 5)],
  ['末日', '当月末日', monthly('END', 0, 'END')],
  ['なし', '翌月25日', monthly('NONE', 1, 25)],
  ['勤務日', '翌月末', monthly('NONE', 1, 'END')],
  ['都度', '勤務後7日以内', within(7)],
  ['なし', '勤務日から10日以内に振込', within(10)],
  ['', '勤務終了後2週間以内', within(14)],
  ['', '勤務日より五日以内', within(5)],
  ['当日', '当日', ON_THE_DAY],
  ['当日', '勤務終了時', ON_THE_DAY],
  ['勤務日', '当日払い', ON_THE_DAY],
  ['なし', '勤務当日', ON_THE_DAY],
  ['末日', '当日手渡し', ON_THE_DAY],
  ['', '当日現金払い', ON_THE_DAY],
  ['', '勤務終了後に手渡し', ON_THE_DAY],
  ['', '日払い', ON_THE_DAY],
]

test.each(READ)('締め 「%s」、支払 「%s」 is read', (closing, pay, rule) => {
  expect(readPayday(closing, pay, 'BANK_TRANSFER')).toEqual(rule)
})

test('pay in hand is paid on the day, and no other day with it', () => {
  expect(readPayday('末日', '当日', 'CASH_ON_DAY')).toEqual(ON_THE_DAY)
  expect(readPayday('当日', '勤務終了時', 'CASH_ON_DAY')).toEqual(ON_THE_DAY)
  for (const pay of ['翌月25日', '勤務後7日以内', 'ご相談'])
    expect(readPayday('末日', pay, 'CASH_ON_DAY')).toBeNull()
})

test.each<[closing: string, pay: string]>([
  ...[
    '要相談',
    '翌月',
    '25日',
    '毎月25日',
    '翌月0日',
    '翌月32日',
    '翌月30日',
    '',
    '翌月25日頃',
    '翌月中旬',
  ].map((pay): [string, string] => ['末日', pay]),
  // Before the month is closed.
  ['末日', '当月25日'],
  ['20日', '当月10日'],
  ['なし', '当月25日'],
  // Two closing days.
  ['20日', '月末締め翌月末払い'],
  ['末日と15日', '翌月25日'],
  ['30日', '翌月25日'],
  ['', '翌月25日'],
  // The closing day, or the work?
  ['末日', '当日'],
  ['末日', '10日以内'],
  ['', '7日以内'],
  ['なし', '勤務後7営業日以内'],
  ['なし', '勤務後90日以内'],
  ['当日', '勤務終了後'],
  // Half understood.
  ['末日', '翌月25日(土日祝の場合はご相談)'],
  ['末日', '翌月25日(病院の都合により変わります)'],
  ['末日', '翌月最終営業日(休日の場合は翌営業日)'],
])('締め 「%s」、支払 「%s」 is not guessed at', (closing, pay) => {
  expect(readPayday(closing, pay, 'BANK_TRANSFER')).toBeNull()
})
