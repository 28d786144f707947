import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

type Mode = 'light' | 'dark'
export type Width = 320 | 375 | 768 | 1200

const COLOURS = ['color-contrast', 'link-in-text-block']

/** White on LINE's green is 2.26:1, and its guidelines allow no other colours; WCAG 1.4.3 exempts logotypes. */
const LINE_BUTTON = '[data-line-button]'

/** Marks, in the open page, what is the whole of what only a wider window shows. */
const WIDER = 'data-test-wider'

/** Minified it is compiled in half the time, and that is a tenth of a second in each document; without a value to hand back. */
const AXE = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};0`

type Examination = { rules?: string[]; within?: string }

/** What axe finds wrong with the page as it stands; every rule and the whole page unless some are named. */
async function barriers(page: Page, { rules, within }: Examination = {}): Promise<string[]> {
  // Half a megabyte of script: once for each document, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const tool = await page.evaluateHandle<typeof axe>('axe')
  const found = await tool.evaluate(
    async ({ run }, [exclude, values, include]) => {
      const { violations } = await run(
        { exclude: [exclude], ...(include && { include: [include] }) },
        {
          // Of what passed one element is enough: the whole list is larger than the page.
          resultTypes: ['violations'],
          // Style sheets are read anew for one experimental rule, which is off.
          preload: { assets: ['media'] },
          ...(values ? { runOnly: { type: 'rule', values } } : {}),
        },
      )
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' ')}`,
      )
    },
    [LINE_BUTTON, rules, within] as const,
  )
  await tool.dispose()
  return found
}

/** The page as it stands has no barrier. */
export const expectNoBarriers = async (page: Page): Promise<void> => expect(await barriers(page)).toEqual([])

async function resize(page: Page, width: Width): Promise<void> {
  // A page behind another one may paint no frame.
  await page.bringToFront()
  await page.setViewportSize({ width, height: 800 })
}

/** The page in the colours of a mode, with nothing on its way to them or to its new width. */
const settleIn = (page: Page, mode: Mode): Promise<void> =>
  page.evaluate(async (chosen) => {
    document.documentElement.setAttribute('data-color-mode', chosen)
    await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)))
    // One that something else replaces is aborted.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        // One in a closed disclosure does not run, and so never finishes.
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
        .map(({ finished }) => finished),
    )
  }, mode)

async function expectInBothModes(page: Page, width: Width, within?: string): Promise<void> {
  const part = within ? { within } : {}
  await settleIn(page, 'light')
  expect(await barriers(page, part), `axe at ${width}px, light`).toEqual([])
  await settleIn(page, 'dark')
  // A mode changes colours alone.
  expect(await barriers(page, { ...part, rules: COLOURS }), `axe at ${width}px, dark`).toEqual([])
}

/** Marks what is shown and was not yet, and remembers it; its HTML, '' when there is nothing new. Runs in the page. */
function markFresh(before: Set<Element>, mark: string): string {
  const fresh = new Set(
    [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && !before.has(element),
    ),
  )
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  const whole = [...fresh].filter(({ parentElement }) => !parentElement || !fresh.has(parentElement))
  const html = whole.map(({ outerHTML }) => outerHTML).join('\n')
  for (const element of whole) element.setAttribute(mark, '')
  for (const element of fresh) before.add(element)
  return html
}

/** What this worker has examined of what only a wider window shows: the menu of a wide page is the same on many. */
const examined = new Set<string>()

/**
 * The page has no barrier and nothing to scroll sideways to, from the narrowest width on: all of it is examined there in both
 * modes, and what only a wider one shows is at that width.
 */
export async function expectNoBarriersIn(page: Page, widths: readonly Width[]): Promise<void> {
  const known = await page.evaluateHandle(() => new Set<Element>())
  for (const [index, width] of widths.entries()) {
    await resize(page, width)
    await settleIn(page, 'light')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `sideways scroll at ${width}px`).toBeLessThanOrEqual(0)
    const html = await known.evaluate(markFresh, WIDER)
    if (index === 0) await expectInBothModes(page, width)
    else if (html !== '' && !examined.has(html)) await expectInBothModes(page, width, `[${WIDER}]`)
    if (index > 0) examined.add(html)
  }
  await known.dispose()
}
