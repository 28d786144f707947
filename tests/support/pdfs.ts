type PdfOptions = {
  pages?: number
  /** What the page draws, as text or packed. */
  content?: string
  packed?: string
  /** Entries of the page. */
  page?: string
  /** What the root of the pages names instead of pages. */
  kids?: string
  /** Entries of the document's catalogue, and the objects from number 10 on that they name. */
  catalogue?: string
  objects?: string[]
  /** Entries of the trailer. */
  trailer?: string
}

/** A PDF with one line of text per page. */
export function pdfFile({
  pages = 1,
  content = 'BT /F1 18 Tf 20 100 Td (Hello) Tj ET',
  packed,
  page = '',
  kids = Array.from({ length: pages }, () => '4 0 R').join(' '),
  catalogue = '',
  objects = [],
  trailer = '',
}: PdfOptions = {}): Buffer {
  const drawn = packed ?? content
  const filter = packed === undefined ? '' : '/Filter /FlateDecode '
  const all = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [
      4,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
    ],
    [5, `<< ${filter}/Length ${drawn.length} >>\nstream\n${drawn}\nendstream`],
    ...objects.map((object, index): [number, string] => [10 + index, object]),
  ])
  let file = '%PDF-1.4\n'
  const rows = ['0 1\n0000000000 65535 f \n']
  for (const [number, object] of all) {
    rows.push(`${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${number} 0 obj\n${object}\nendobj\n`
  }
  const xref = file.length
  file += `xref\n${rows.join('')}trailer\n<< /Size ${10 + objects.length} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** Runs a script when it is opened. */
export const pdfWithScript = () =>
  pdfFile({
    catalogue: '/OpenAction 10 0 R',
    objects: ['<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  })

/** Carries another file. */
export const pdfWithFile = () =>
  pdfFile({
    catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 10 0 R] >> >>',
    objects: [
      '<< /Type /Filespec /F (a.exe) /EF << /F 11 0 R >> >>',
      '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
    ],
  })

/** Asks for a password: its keys fit none. */
export const pdfWithPassword = () =>
  pdfFile({
    objects: [
      `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /Length 40 >>`,
    ],
    trailer: `/Encrypt 10 0 R /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`,
  })
