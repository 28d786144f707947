import type { Page } from '@playwright/test'

/** A finger's width (WCAG 2.5.5). */
const TARGET = 44
/** The smallest type of what has to be read, and of a label beside it: a badge, a head of a column, a count. */
const TEXT = 14
const LABEL = 12

/**
 * What of a page is too small to be touched or to be read, told by its words. A link inside a sentence is as high as its
 * line, and the head of a row that chooses all its cells has them for equivalents (WCAG's own exceptions); a box is as
 * large as the label around it.
 */
export const tooSmall = (page: Page): Promise<{ targets: string[]; texts: string[] }> =>
  page.evaluate(
    ([target, text, label]) => {
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
        const isStretched = after.position === 'absolute' && after.content !== 'none'
        const frame = isStretched ? element.closest('article, li, section') : null
        return frame ? [...boxes, frame.getBoundingClientRect()] : boxes
      }
      const targets = new Set<string>()
      const controls =
        'a[href], button, select, textarea, summary, input:not([type="hidden"]), [role="switch"], [role="tab"]'
      for (const element of document.querySelectorAll(controls)) {
        const boxes = touched(element).filter((box) => !isHidden(box))
        if (boxes.length === 0 || !isShown(element) || isInSentence(element) || element.closest('th'))
          continue
        if (boxes.some(({ width, height }) => width >= target - 0.5 && height >= target - 0.5)) continue
        const sizes = boxes.map(({ width, height }) => `${Math.round(width)}×${Math.round(height)}`)
        targets.add(`${words(element)} ${sizes.join(' ')}`)
      }

      const texts = new Set<string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element || !node.textContent?.trim() || !isShown(element)) continue
        if (element.closest('svg, option, script, style, noscript, [data-label]')) continue
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        const range = document.createRange()
        range.selectNodeContents(node)
        if (isHidden(range.getBoundingClientRect()) || isHidden(element.getBoundingClientRect())) continue
        const isRead = /[。、]/.test(node.textContent) || node.textContent.trim().length > 24
        if (size < (isRead ? text : label))
          texts.add(`${element.className.slice(0, 40)} ${words(element)} ${size}px`)
      }
      return { targets: [...targets], texts: [...texts] }
    },
    [TARGET, TEXT, LABEL] as const,
  )
