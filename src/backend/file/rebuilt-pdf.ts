import {
  EncryptedPDFError,
  PDFArray,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { constants, deflateSync, inflateSync } from 'node:zlib'
import { beyondPages, pdfNameOf } from './active-content.ts'
import { seenAnnotations } from './pdf-annotations.ts'

/** More pages than any paper about a shift has. */
const MOST_PAGES = 100

/** In bytes: what the pages may draw, unpacked; and from where on a stream that unpacks to 100 times its size is a trap. */
const MOST_DRAWN = 48 * 1024 * 1024
const TRAP = { from: 1024 * 1024, times: 100 }

/** What a page needs to be seen. */
const SHOWN = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group', 'Resources'] as const

/** Entries of a stream that draw nothing: data about it, its history, files it names. */
const UNSEEN = [
  'F',
  'FFilter',
  'FDecodeParms',
  'Metadata',
  'AF',
  'PieceInfo',
  'OPI',
  'Ref',
  'AA',
  'StructParent',
]

export type RebuiltPdf =
  | { bytes: Uint8Array }
  | {
      refusal:
        | 'BROKEN'
        | 'TOO_MANY_PAGES'
        | 'ACTIVE'
        | 'ENCRYPTED'
        | 'SIGNED'
        | 'UNPRINTED_FORM'
        | 'TOO_COMPLEX'
    }

class TooMuch extends Error {}

/** The streams that a page draws. */
function drawnBy(page: PDFPage): PDFObject[] {
  const { context } = page.node
  if (!page.node.has(pdfNameOf('Contents'))) return []
  const contents = page.node.lookup(pdfNameOf('Contents'))
  const parts =
    contents instanceof PDFArray ? contents.asArray().map((part) => context.lookup(part)) : [contents]
  return parts.map((part) => {
    if (part === undefined) throw new Error('a page without the stream that it names')
    return part
  })
}

/** Unpacks what the pages draw, within a bound: a page that cannot be unpacked cannot be seen. */
function checkDrawing(pages: readonly PDFPage[]): void {
  let left = MOST_DRAWN
  for (const stream of new Set(pages.flatMap(drawnBy))) {
    if (!(stream instanceof PDFRawStream)) throw new Error('a page that draws no stream')
    const packed = stream.getContents()
    const filter = stream.dict.lookup(pdfNameOf('Filter'))
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
    if (only !== pdfNameOf('FlateDecode')) {
      left -= packed.length
    } else {
      const drawn = unpacked(packed, left)
      left -= drawn
      if (drawn > TRAP.from && drawn > packed.length * TRAP.times) throw new TooMuch()
    }
    if (left < 0) throw new TooMuch()
  }
}

/** Number of bytes. Like viewers it takes data without their checksum. */
function unpacked(packed: Uint8Array, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most + 1, finishFlush: constants.Z_SYNC_FLUSH }).length
  } catch (error) {
    if (error instanceof RangeError) throw new TooMuch()
    throw error
  }
}

/** Packs every stream, so that no text of the uploader is in the file as such, and leaves out what draws nothing. */
function tidyStreams(context: PDFContext): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFInvalidObject) throw new Error('a page that needs an object that is none')
    if (!(object instanceof PDFRawStream)) continue
    for (const key of UNSEEN) object.dict.delete(pdfNameOf(key))
    if (object.dict.has(pdfNameOf('Filter'))) continue
    object.dict.set(pdfNameOf('Filter'), pdfNameOf('FlateDecode'))
    context.assign(ref, PDFRawStream.of(object.dict, deflateSync(object.getContents())))
  }
}

async function rebuild(source: PDFDocument, pages: readonly PDFPage[]): Promise<RebuiltPdf> {
  const target = await PDFDocument.create({ updateMetadata: false })
  const copier = PDFObjectCopier.for(source.context, target.context)
  for (const page of pages) {
    const annotations = seenAnnotations(page, copier)
    if (annotations === 'UNPRINTED_FORM') return { refusal: annotations }
    const { node } = target.addPage()
    for (const key of SHOWN) {
      const value = page.node.getInheritableAttribute(PDFName.of(key))
      if (value) node.set(pdfNameOf(key), copier.copy(value))
    }
    const contents = page.node.get(pdfNameOf('Contents'))
    if (contents) node.set(pdfNameOf('Contents'), copier.copy(contents))
    if (annotations.length > 0) node.set(pdfNameOf('Annots'), target.context.obj(annotations))
  }
  // Which layers are seen.
  const layers = source.catalog.get(pdfNameOf('OCProperties'))
  if (layers) target.catalog.set(pdfNameOf('OCProperties'), copier.copy(layers))
  tidyStreams(target.context)
  return { bytes: await target.save({ addDefaultPage: false, updateFieldAppearances: false }) }
}

/**
 * A PDF written anew from what its pages show: no actions, no other files, no earlier versions, nothing behind its end;
 * or why not. May take any time and memory: the caller bounds both.
 */
export async function rebuiltPdf(file: Uint8Array): Promise<RebuiltPdf> {
  try {
    const options = { updateMetadata: false, parseSpeed: Infinity, preserveXFA: true }
    const source = await PDFDocument.load(file, options)
    const beyond = beyondPages(source.context)
    if (beyond) return { refusal: beyond }
    const pages = source.getPages()
    if (pages.length > MOST_PAGES) return { refusal: 'TOO_MANY_PAGES' }
    if (pages.length === 0) return { refusal: 'BROKEN' }
    checkDrawing(pages)
    return await rebuild(source, pages)
  } catch (error) {
    if (error instanceof TooMuch) return { refusal: 'TOO_COMPLEX' }
    return { refusal: error instanceof EncryptedPDFError ? 'ENCRYPTED' : 'BROKEN' }
  }
}
