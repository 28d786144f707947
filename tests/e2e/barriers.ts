import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

export type Look = { width: 320 | 375 | 768 | 1200; mode: 'light' | 'dark'; rules?: string[] }

const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * A page is opened once, then resized and recoloured: its layout changes with the width and its colours with the mode, so the
 * other mode of a width is asked for its colours alone.
 */
export const looksAt = (widths: readonly Look['width'][]): Look[] => [
  ...widths.map((width) => ({ width, mode: 'light' as const })),
  ...widths.toReversed().map((width) => ({ width, mode: 'dark' as const, rules: COLOURS })),
]

/** White on LINE's green is 2.26:1, and its guidelines allow no other colours; WCAG 1.4.3 exempts logotypes. */
const LINE_BUTTON = '[data-line-button]'

/** What axe finds wrong with the page as it stands; every rule unless some are named. */
async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // Half a megabyte of script: once for each document, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const tool = await page.evaluateHandle<typeof axe>('axe')
  const found = await tool.evaluate(
    async ({ run }, [exclude, values]) => {
      const { violations } = await run(
        { exclude: [exclude] },
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
    [LINE_BUTTON, rules] as const,
  )
  await tool.dispose()
  return found
}

/** The page as it stands has no barrier. */
export const expectNoBarriers = async (page: Page): Promise<void> => expect(await barriers(page)).toEqual([])

async function wear(page: Page, { width, mode }: Look): Promise<void> {
  // A page behind another one may paint no frame.
  await page.bringToFront()
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(async (chosen) => {
    document.documentElement.setAttribute('data-color-mode', chosen)
    // Painted in the new colours, and nothing on its way to them.
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
}

/** No barrier and nothing to scroll sideways to, at each width and in both modes. */
export async function expectNoBarriersIn(page: Page, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    await wear(page, look)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `sideways scroll at ${look.width}px`).toBeLessThanOrEqual(0)
    expect(await barriers(page, look.rules), `axe at ${look.width}px, ${look.mode}`).toEqual([])
  }
}
