import { PDFArray, PDFDict, PDFName, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib'

export const pdfNameOf = (word: string) => PDFName.of(word)

/** A name's letters, with `#xx` escapes read; undefined for anything else. References are followed. */
const wordAt = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(pdfNameOf(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}

export const dictOf = (object: PDFObject | undefined): PDFDict | undefined => {
  if (object instanceof PDFStream) return object.dict
  return object instanceof PDFDict ? object : undefined
}

/** Actions (ISO 32000, 12.6.4) that reach beyond the document or run something; all but going to a page or hiding a layer. */
const ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'Thread',
  'GoTo3DView',
  'RichMediaExecute',
])

/** Annotations that carry or play a file. */
const PLAYERS = new Set(['FileAttachment', 'RichMedia', 'Movie', 'Screen', 'Sound', '3D', 'Projection'])

/** A file specification with a file in it: what `EF` names are streams. */
function carriesFile(dict: PDFDict): boolean {
  const files = dictOf(dict.lookup(pdfNameOf('EF')))
  return files !== undefined && files.keys().some((key) => files.lookup(key) instanceof PDFStream)
}

function isXfa(dict: PDFDict): boolean {
  const form = dict.lookup(pdfNameOf('XFA'))
  return form instanceof PDFArray || form instanceof PDFStream
}

/** Addresses may be behind a link, not where the document opens them by itself. */
function opensAddress(dict: PDFDict): boolean {
  const events = dictOf(dict.lookup(pdfNameOf('AA')))
  const own = [
    dict.lookup(pdfNameOf('OpenAction')),
    ...(events?.keys().map((key) => events.lookup(key)) ?? []),
  ]
  for (const action of own.map(dictOf)) if (action && wordAt(action, 'S') === 'URI') return true
  return false
}

const isActive = (dict: PDFDict) =>
  ACTIONS.has(wordAt(dict, 'S') ?? '') ||
  PLAYERS.has(wordAt(dict, 'Subtype') ?? '') ||
  wordAt(dict, 'Type') === 'EmbeddedFile' ||
  dict.has(pdfNameOf('RichMediaContent')) ||
  carriesFile(dict) ||
  isXfa(dict) ||
  opensAddress(dict)

const isSignature = (dict: PDFDict) =>
  dict.lookup(pdfNameOf('ByteRange')) instanceof PDFArray && dict.has(pdfNameOf('Contents'))

/** Every dictionary of a file, in objects that are used and in those that are not, at any depth. */
function* dictionariesOf(context: PDFContext): Generator<{ dict: PDFDict; isStream: boolean }> {
  const open: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object)
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (object instanceof PDFArray) open.push(...object.asArray())
    const dict = dictOf(object)
    if (!dict) continue
    yield { dict, isStream: object instanceof PDFStream }
    open.push(...dict.values())
  }
}

/**
 * What a file has besides pages: something that acts or is carried along (also in objects that no page names), or a
 * signature, which a file that is written anew would lose.
 */
export function beyondPages(context: PDFContext): 'ACTIVE' | 'SIGNED' | null {
  let isSigned = false
  for (const { dict, isStream } of dictionariesOf(context)) {
    // A stream whose data are in another file.
    if (isActive(dict) || (isStream && dict.has(pdfNameOf('F')))) return 'ACTIVE'
    isSigned ||= isSignature(dict)
  }
  return isSigned ? 'SIGNED' : null
}
