import { expect } from 'vitest'
import { ownListing } from '#tests/e2e/own-listings.ts'
import { until } from './engine.ts'
import type { Window } from './window.ts'

/** The field of a message is as high as its text where `field-sizing` is not known, and low again once it is empty. */
export async function growWithText(window: Window): Promise<void> {
  const { address } = await ownListing('選考あり')
  await window.open(`${address}/message`)
  await window.waitFor('button', '送る')
  const height = async () => Number(await window.run(() => document.querySelector('textarea')?.offsetHeight))
  const hidden = async () =>
    Number(
      await window.run(() => {
        const area = document.querySelector('textarea')
        return area ? area.scrollHeight - area.clientHeight : NaN
      }),
    )
  const low = await height()
  await window.type('textarea', '駐車場は\nありますか。\n白衣は\n要りますか。')
  await until(
    () => 'a field as high as its text',
    async () => (await height()) > low + 40,
  )
  expect(await hidden()).toBeLessThanOrEqual(1)
  await window.type('textarea', '')
  await until(
    () => 'a low field',
    async () => (await height()) === low,
  )
}

/** The page as a browser without `:has` reads its style sheets, and what a box over its label then shows. */
function withoutHas() {
  function read(owner: CSSStyleSheet | CSSGroupingRule): void {
    for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = owner.cssRules[index]
      if (rule instanceof CSSSupportsRule && /not selector\(:has/.test(rule.conditionText)) {
        const inner = [...rule.cssRules].map(({ cssText }) => cssText)
        owner.deleteRule(index)
        for (const text of inner.toReversed()) owner.insertRule(text, index)
      } else if (rule instanceof CSSStyleRule) {
        if (rule.selectorText.includes(':has(')) owner.deleteRule(index)
      } else if (rule instanceof CSSGroupingRule) read(rule)
    }
  }
  for (const sheet of document.styleSheets) read(sheet)
  const box = [...document.querySelectorAll<HTMLInputElement>('main label > input[type="checkbox"]')].find(
    (one) => getComputedStyle(one).appearance === 'none' && one.checkVisibility() && !one.checked,
  )
  if (!box) throw new Error('no box over its label')
  const open = getComputedStyle(box).boxShadow
  box.checked = true
  const ticked = getComputedStyle(box).boxShadow
  box.checked = false
  box.focus()
  // Whether a script's focus is shown is for the browser to say.
  const ring = box.matches(':focus-visible') ? getComputedStyle(box).outlineStyle : 'solid'
  return { open, ticked, ring }
}

/** Firefox before 121 knows no `:has`: the box itself shows that it is ticked, and the focus. */
export async function tickWithoutHas(window: Window): Promise<void> {
  await window.open('/search/spot')
  await window.waitFor('main')
  expect(await window.run(withoutHas)).toEqual({
    open: 'none',
    ticked: expect.stringContaining('inset'),
    ring: 'solid',
  })
}
