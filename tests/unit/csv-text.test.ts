import { expect, test } from 'vitest'
import { csvText } from '#app/domain/text/csv-text.ts'

test('a file for spreadsheets: a byte order mark, CRLF, quotes where they are needed', () => {
  expect(
    csvText([
      ['勤務先', '分'],
      ['みどり,"総合"病院\n別館', 60],
    ]),
  ).toBe('\uFEFF勤務先,分\r\n"みどり,""総合""病院\n別館",60\r\n')
})

test.each([
  '=1+1',
  '+81',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =cmd|calc',
  '＝1+1',
  '＋81',
  '－2',
  '＠SUM(A1)',
  '\u3000＝1',
  '\u200b=1',
  '\u2060＝1',
  '\ufeff=1',
  '\u3164=1',
  '\u2800@x',
  '\u00ad1',
  '\u202e1',
  '−2',
])('%j is no formula', (value) => {
  expect(
    csvText([[value]])
      .replace('\uFEFF', '')
      .replace(/^"/, ''),
  ).toMatch(/^'/)
})

test('a negative number stays a number', () => {
  expect(csvText([[-5]])).toBe('\uFEFF-5\r\n')
})
