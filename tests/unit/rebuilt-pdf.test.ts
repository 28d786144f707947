import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { inflateSync } from 'node:zlib'
import { getDocumentProxy, extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { rebuiltPdf } from '#app/backend/file/rebuilt-pdf.ts'
import {
  ACTIVE_PDFS,
  filledForm,
  pdfOfManyLines,
  signedPdf,
  TALKATIVE_PDFS,
} from '#tests/support/hostile-pdfs.ts'
import { pdfFile, pdfWithFile, pdfWithPassword, pdfWithScript } from '#tests/support/pdfs.ts'

/** A PDF is written anew from what its pages show. */

async function rebuilt(file: Uint8Array): Promise<Uint8Array> {
  const answer = await rebuiltPdf(file)
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer.bytes
}

/** Every text in a file, packed or not. */
async function everythingIn(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const parts = context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return object.toString()
    return object.dict.toString() + inflateSync(object.getContents()).toString('latin1')
  })
  return Buffer.from(bytes).toString('latin1') + parts.join('\n')
}

const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), { mergePages: true }))
    .text

test.each([
  ...Object.entries(ACTIVE_PDFS),
  ['a script when it opens', pdfWithScript()] as const,
  ['a file that it carries', pdfWithFile()] as const,
])('a PDF with %s is refused as active', async (_, file) => {
  expect(await rebuiltPdf(file)).toEqual({ refusal: 'ACTIVE' })
})

describe.each(Object.entries(TALKATIVE_PDFS))('a PDF with %s', (_, file) => {
  test('is the PDF without it, and shows the same', async () => {
    const bytes = await rebuilt(file)
    const all = await everythingIn(bytes)
    expect(all).toContain('Hello')
    expect(all).not.toMatch(/script|example|html/i)
    expect(await textOf(bytes)).toBe('Hello')
  })
})

test('what was filled in stays to be read and can be changed no more', async () => {
  const bytes = await rebuilt(filledForm(true))
  const all = await everythingIn(bytes)
  expect(all).toContain('(Taro)')
  expect(all).toMatch(/\/Subtype \/Stamp/)
  expect(all).not.toMatch(/Widget|AcroForm/)
})

test.each([
  ['a signature', signedPdf(), 'SIGNED'],
  ['a text that it draws nowhere', filledForm(false), 'UNPRINTED_FORM'],
  ['a password', pdfWithPassword(), 'ENCRYPTED'],
  ['101 pages', pdfFile({ pages: 101 }), 'TOO_MANY_PAGES'],
  ['three million lines', pdfOfManyLines(), 'TOO_COMPLEX'],
  ['an end in the middle', pdfFile().subarray(0, 300), 'BROKEN'],
  ['a page that cannot be unpacked', pdfFile({ packed: 'no such data' }), 'BROKEN'],
  ['no page', pdfFile({ kids: '' }), 'BROKEN'],
])('a PDF with %s is refused in words of its own', async (_, file, refusal) => {
  expect(await rebuiltPdf(file)).toEqual({ refusal })
})

test('a hundred pages stay a hundred, in their order and their size', async () => {
  const bytes = await rebuilt(pdfFile({ pages: 100, page: '/Rotate 90' }))
  const pages = (await PDFDocument.load(bytes)).getPages()
  expect(pages).toHaveLength(100)
  expect(pages[99]?.getSize()).toEqual({ width: 200, height: 200 })
  expect(pages[99]?.getRotation().angle).toBe(90)
})

test('no text of the uploader is in the file as such', async () => {
  const content = 'BT /F1 18 Tf 20 100 Td (<script>alert) Tj ET'
  const bytes = await rebuilt(pdfFile({ content }))
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('script')
  expect(await textOf(bytes)).toBe('<script>alert')
})
