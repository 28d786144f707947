import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_KINDS } from '#app/domain/listing/listing-kind.ts'
import { asked, expected, HARD, PHRASES, read, UNKNOWN, verdictOf } from '../support/search-phrases.ts'

describe('the published sentences', () => {
  const count = (verdict: string) => HARD.filter((row) => row.verdict === verdict).length
  const all = PHRASES.length + HARD.length

  it('are at least 900 different ones', () => {
    expect(new Set([...PHRASES, ...HARD].map(({ phrase }) => phrase)).size).toBe(all)
    expect(all).toBeGreaterThanOrEqual(900)
  })

  it('are read exactly at 92 of 100, wrongly at 2 of 100 at most, and never silently', () => {
    expect(PHRASES.length / all).toBeGreaterThanOrEqual(0.92)
    expect(count('wrong') / all).toBeLessThanOrEqual(0.02)
    expect(count('told') + count('wrong')).toBe(HARD.length)
  })

  it.each(HARD)('that are hard say so: $phrase', ({ phrase, kind, criteria, verdict }) => {
    const from = kind === 'regular' ? 'regular' : 'spot'
    expect(verdictOf(phrase, from, expected(criteria))).toBe(verdict)
  })
})

/** Words that can be refused, and words that cannot. */
const WISHES = [
  '土曜',
  '土日',
  '平日',
  '月曜と水曜',
  '来週',
  '12月',
  '12/24',
  '年末年始',
  '金曜の夜',
  '毎週月曜',
  '第2土曜',
  '当直',
  '日勤',
  '日当直',
  '午前',
  '夜',
  '17時以降',
  '東京',
  '関東',
  '横浜',
  '新宿区',
  '病院',
  'クリニック',
  '内科',
  '小児科',
  '内視鏡',
  '健診',
  'オンコール',
  '救急車',
  '救急',
  '高額',
  '8万円以上',
  '駅近',
]

const REFUSALS = [
  'なし',
  '以外',
  'は無理',
  'はダメ',
  'はあかん',
  'は避けたい',
  'は嫌です',
  'は休みたい',
  'はやりたくない',
  'じゃない',
  'ではない仕事',
  'はいらん',
  'は苦手です',
  'は埋まってます',
  'はちょっと厳しい',
  'は遠慮したい',
  'は絶対に入りとうない',
  'はもうこりごりなので無し',
  'は体がもたないので不可',
  'は予定がある',
  'は都合がつきません',
  'お断り',
]

const POLITE = ['', 'です', '。', 'のでお願いします', '、東京近郊', ' 10万円以上']

describe('a refusal', () => {
  it.each(REFUSALS)('「〜%s」 never asks for what it refuses', (refusal) => {
    for (const wish of WISHES)
      for (const end of POLITE)
        for (const kind of SEARCH_KINDS) {
          const text = `${wish}${refusal}${end}`
          const wanted = asked(wish, kind)
          const rest = asked(end === '' ? 'です' : end, kind)
          const got = asked(text, kind)
          for (const [field, values] of Object.entries(wanted)) {
            if (rest[field]) continue
            const left = got[field] ?? []
            expect(
              values.every((value) => left.includes(value)) && left.length > 0,
              `${text}: ${field}`,
            ).toBe(false)
          }
        }
  })

  it('is left out or reported, whatever stands before it', () => {
    const before = fc.constantFrom('島根で', '皮膚科 ', 'ワクチン接種。', '宿日直許可あり、', '')
    const middle = fc.constantFrom('', 'だけ', 'ばかり', 'の仕事', 'のシフト')
    fc.assert(
      fc.property(
        before,
        fc.constantFrom(...WISHES),
        middle,
        fc.constantFrom(...REFUSALS),
        (known, wish, more, refusal) => {
          const wanted = asked(`${known}${wish}`, 'spot')
          expect(asked(`${known}${wish}${more}${refusal}`, 'spot')).not.toEqual(wanted)
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('any sentence of known and unknown words', () => {
  it('takes less than a second of the processor', () => {
    const word = fc.oneof(
      fc.constantFrom(...PHRASES.map(({ phrase }) => phrase), ...UNKNOWN, ...REFUSALS),
      fc.constantFrom('十', '月', '日', '、', '〜', '以外', 'より', 'から', '12/', '一二三', '((('),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    )
    read('当直')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const began = process.cpuUsage()
        read(words.join(''))
        const { user, system } = process.cpuUsage(began)
        expect(user + system, 'microseconds').toBeLessThan(1_000_000)
      }),
      { numRuns: 200 },
    )
  })
})
