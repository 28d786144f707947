import { expect, type Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

/** An A4 sheet in points, which browsers round up to the next one. */
const A4 = { width: 595, height: 842 }
/** The margins of a browser's print dialog. */
const MARGIN = '10mm'
/** What is left of the width between them, in CSS pixels. */
const PRINTED_WIDTH = 718

/** Characters alone, as a PDF and a page both have them: fonts name some by compatibility forms. */
const inked = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u00AD\u200B]/gu, '')

const codeOf = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/** Whether a sheet has a text. A glyph of several characters (「・」) is named by one of them: what no sheet has is any. */
function isOn(sheets: string, text: string): boolean {
  const pattern = [...text].map((one) => (sheets.includes(one) ? codeOf(one) : '.')).join('')
  return new RegExp(pattern, 'u').test(sheets)
}

/** The texts that the page shows on paper, and what hides a part of its content to the side. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !/^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT|OPTION)$/.test(parent.tagName) && isShown(parent))
        texts.push(node.textContent ?? '')
    }
    const cut = [...document.querySelectorAll('body *')]
      .filter((element) => isShown(element) && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map((element) => `${element.tagName} ${element.className}`)
    return { texts, cut }
  })

/**
 * Prints the page and reads the PDF again: the number of its sheets, which are A4, and on which everything that the page
 * shows on paper can be read and nothing reaches beyond the edge.
 */
export async function sheetsOnPaper(page: Page): Promise<number> {
  const screen = page.viewportSize()
  await page.setViewportSize({ width: PRINTED_WIDTH, height: 1_000 })
  await page.emulateMedia({ media: 'print' })
  const { texts, cut } = await shownOn(page)
  expect(cut).toEqual([])
  const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN }
  const file = await page.pdf({ format: 'A4', margin, preferCSSPageSize: true })
  await page.emulateMedia({ media: null })
  if (screen) await page.setViewportSize(screen)

  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
  const read: string[] = []
  const beyond: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const [, , width = 0, height = 0] = sheet.view
    expect(Math.abs(width - A4.width), `a sheet ${width} points wide`).toBeLessThanOrEqual(1)
    expect(Math.abs(height - A4.height), `a sheet ${height} points high`).toBeLessThanOrEqual(1)
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item)) continue
      read.push(item.str)
      const [left = 0, bottom = 0] = item.transform.slice(4).map(Number)
      if (item.str.trim() && (left < 0 || left + item.width > width || bottom < 0 || bottom > height))
        beyond.push(item.str)
    }
  }
  expect(beyond).toEqual([])
  const sheets = inked(read.join(''))
  expect(texts.map(inked).filter((text) => !isOn(sheets, text))).toEqual([])
  return pdf.numPages
}
