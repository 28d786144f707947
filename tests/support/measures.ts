import type { Locator, Page } from '@playwright/test'

/** A finger's width (WCAG 2.5.5). */
const TARGET = 44
/** The smallest type of what has to be read. */
const TEXT = 14
/** Of a mark on a ground of its own (選考なし), and of the hours over a bar, which are said in words beside it. */
const MARK = 12

/**
 * What of a page is too small to be touched or to be read, told by its words. A link inside a sentence is as high as its
 * line, and the head of a row that chooses all its cells has them for equivalents (WCAG's own exceptions); a box is as
 * large as the label around it.
 */
export const tooSmall = (
  page: Page,
  within: Locator = page.locator('body'),
): Promise<{ targets: string[]; texts: string[] }> =>
  within.evaluate(
    (root, [target, text, mark]) => {
      const isShown = (element: Element) =>
        element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true,
        })
      const words = (element: Element) =>
        `${element.tagName.toLowerCase()} 「${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24)}」`
      const isHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1

      /** Between words of the same sentence. */
      function isInSentence(element: Element): boolean {
        if (getComputedStyle(element).display !== 'inline') return false
        const around = element.parentElement?.textContent?.trim() ?? ''
        return around.length > element.textContent.trim().length
      }
      /** Its own box and that of what is drawn around it to be touched. */
      function touched(element: Element): DOMRect[] {
        const label = element.closest('label')
        const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect())
        const after = getComputedStyle(element, '::after')
        if (after.position !== 'absolute' || after.content === 'none') return boxes
        return [...boxes, new DOMRect(0, 0, Number.parseFloat(after.width), Number.parseFloat(after.height))]
      }
      const targets = new Set<string>()
      const controls =
        'a[href], button, select, textarea, summary, input:not([type="hidden"]), [role="switch"], [role="tab"]'
      for (const element of root.querySelectorAll(controls)) {
        const boxes = touched(element).filter((box) => !isHidden(box))
        if (boxes.length === 0 || !isShown(element) || isInSentence(element) || element.closest('th'))
          continue
        if (boxes.some(({ width, height }) => width >= target - 0.5 && height >= target - 0.5)) continue
        const sizes = boxes.map(({ width, height }) => `${Math.round(width)}×${Math.round(height)}`)
        targets.add(`${words(element)} ${sizes.join(' ')}`)
      }

      /** Few letters on a ground with round corners, and nothing to be tapped. */
      function isMark(element: Element): boolean {
        if (element.closest('a, button, label, td')) return false
        const { backgroundColor, borderRadius } = getComputedStyle(element)
        const isGround = backgroundColor !== 'rgba(0, 0, 0, 0)' && Number.parseFloat(borderRadius) > 0
        return isGround && element.textContent.trim().length <= 16
      }
      const isScale = (element: Element) =>
        element.parentElement?.closest('[aria-hidden]') !== null &&
        /^翌?\d+時$/.test(element.textContent.trim())

      const texts = new Set<string>()
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element || !node.textContent?.trim() || !isShown(element)) continue
        if (element.closest('svg, option, script, style, noscript')) continue
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        const range = document.createRange()
        range.selectNodeContents(node)
        if (isHidden(range.getBoundingClientRect()) || isHidden(element.getBoundingClientRect())) continue
        const least = isMark(element) || isScale(element) ? mark : text
        // A size that follows the reader's own is seldom a whole number.
        if (size < least - 0.01) texts.add(`${element.className.slice(0, 40)} ${words(element)} ${size}px`)
      }
      return { targets: [...targets], texts: [...texts] }
    },
    [TARGET, TEXT, MARK] as const,
  )

/** Fields into which a phone would zoom once they are focused: their text has less than 16 px. */
export const zoomedFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      // A box is ticked, a slider drawn, a file chosen by a button.
      .filter(
        (field) => !/^(?:checkbox|radio|range|file|submit|button)$/.test(field.getAttribute('type') ?? ''),
      )
      .map((field) => ({ field, size: getComputedStyle(field).fontSize }))
      .filter(({ size }) => Number.parseFloat(size) < 15.99)
      .map(({ field, size }) => `${field.localName} ${field.getAttribute('name') ?? ''} ${size}`),
  )

/** What stands beside the page, by its words, when the reader's text is twice as large (WCAG 1.4.4). */
export const besideAtTwiceTheText = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = document.documentElement
    const painted = () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)))
    root.style.fontSize = '200%'
    await painted()
    const isClipped = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true
      return false
    }
    const width = root.scrollWidth
    const beside =
      width <= window.innerWidth
        ? []
        : [...document.body.querySelectorAll('*')].filter(
            (element) =>
              Math.max(element.getBoundingClientRect().right, element.scrollWidth) >
                window.innerWidth + 0.5 &&
              element.checkVisibility() &&
              !isClipped(element),
          )
    const words = beside
      .filter((element) => !beside.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.localName} 「${element.textContent.trim().slice(0, 30)}」`)
    root.style.removeProperty('font-size')
    await painted()
    return width > window.innerWidth ? [`${width}px wide`, ...words] : []
  })
