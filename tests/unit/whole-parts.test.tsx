import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeParts } from '#app/ui/text/whole-parts.tsx'

/** What stays whole in a text. */
const kept = (text: string): string[] =>
  [
    ...renderToStaticMarkup(<WholeParts>{text}</WholeParts>).matchAll(/<span class="[^"]*">([^<]*)<\/span>/g),
  ].map(([, part = '']) => part)

test.each([
  ['毎月 第1・3 金曜 13:30〜17:30(3/5(金)から)', ['13:30〜17:30', '(3/5(金)から)']],
  ['許可あり(一部の時間帯) 11/26(木) 21:30〜翌5:30', ['(一部の時間帯)', '11/26(木)', '21:30〜翌5:30']],
  ['2027年3/1(月)から(期間の定めなし)', ['2027年3/1(月)', '(期間の定めなし)']],
  ['茨城県水戸市松ヶ枝町5丁目23-7', ['5丁目23-7']],
  ['休みは12/31(木)、1/1(金)です', ['12/31(木)、', '1/1(金)']],
  ['救急車対応、病棟管理', []],
])('「%s」 keeps its parts whole', (text, parts) => {
  expect(kept(text)).toEqual(parts)
  expect(renderToStaticMarkup(<WholeParts>{text}</WholeParts>).replaceAll(/<[^>]*>/g, '')).toBe(text)
})
