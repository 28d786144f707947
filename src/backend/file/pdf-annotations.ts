import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFStream,
  type PDFObject,
  type PDFObjectCopier,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { dictOf, pdfNameOf } from './active-content.ts'

/** Flags of an annotation (ISO 32000, table 167): not shown on the screen. */
const HIDDEN = 0b10_0010
/** Printed, and not to be changed. */
const FIXED = 0b1100_0100

/** Shown by a page itself, or by nothing. */
const UNSEEN = new Set(['Link', 'Popup'])

/** A field's entry, which its parents may give. */
function inherited(field: PDFDict, key: string): PDFObject | undefined {
  let at: PDFDict | undefined = field
  for (let depth = 0; at && depth < 20; depth += 1) {
    const own = at.lookup(pdfNameOf(key))
    if (own !== undefined) return own
    at = dictOf(at.lookup(pdfNameOf('Parent')))
  }
  return undefined
}

/** The picture of an annotation in its state, as the reference that the file has; undefined without one. */
function pictureOf(annotation: PDFDict): PDFObject | undefined {
  const pictures = dictOf(annotation.lookup(pdfNameOf('AP')))
  const normal = pictures?.lookup(pdfNameOf('N'))
  if (normal instanceof PDFStream) return pictures?.get(pdfNameOf('N'))
  const state = annotation.lookup(pdfNameOf('AS'))
  if (!(normal instanceof PDFDict) || !(state instanceof PDFName)) return undefined
  return normal.lookup(state) instanceof PDFStream ? normal.get(state) : undefined
}

/**
 * The annotations of a page that can be seen (stamps, marks, fields that were filled in), each as a picture at its
 * place, without what it does. UNPRINTED_FORM when a field holds a text that the file draws nowhere.
 */
export function seenAnnotations(page: PDFPage, copier: PDFObjectCopier): PDFDict[] | 'UNPRINTED_FORM' {
  const seen: PDFDict[] = []
  for (const entry of page.node.Annots()?.asArray() ?? []) {
    const annotation = dictOf(page.node.context.lookup(entry))
    if (!annotation) continue
    const kind = annotation.lookup(pdfNameOf('Subtype'))
    const flags = annotation.lookup(pdfNameOf('F'))
    const isHidden = flags instanceof PDFNumber && (flags.asNumber() & HIDDEN) !== 0
    if (isHidden || (kind instanceof PDFName && UNSEEN.has(kind.decodeText()))) continue
    const picture = pictureOf(annotation)
    const place = annotation.lookup(pdfNameOf('Rect'))
    if (picture === undefined) {
      const isTyped = kind === pdfNameOf('Widget') && inherited(annotation, 'FT') === pdfNameOf('Tx')
      const value = inherited(annotation, 'V')?.toString() ?? ''
      if (isTyped && !['', '()', '<>', 'null'].includes(value)) return 'UNPRINTED_FORM'
    } else if (place instanceof PDFArray) {
      const shown = page.node.context.obj({ Type: 'Annot', Subtype: 'Stamp', F: FIXED })
      shown.set(pdfNameOf('Rect'), place)
      const pictures = page.node.context.obj({})
      pictures.set(pdfNameOf('N'), picture)
      shown.set(pdfNameOf('AP'), pictures)
      seen.push(copier.copy(shown))
    }
  }
  return seen
}
