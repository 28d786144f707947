import { decode } from 'jpeg-js'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'

/** Worker thread: decodes one JPEG or PDF and reports whether it is intact and harmless. */
const { kind, file, mostPixels } = v.parse(
  v.object({ kind: v.picklist(['JPEG', 'PDF']), file: v.instance(Uint8Array), mostPixels: v.number() }),
  workerData,
)

function isWholeJpeg(): boolean {
  try {
    decode(file, {
      tolerantDecoding: false,
      formatAsRGBA: false,
      useTArray: true,
      maxResolutionInMP: mostPixels / 1_000_000,
      maxMemoryUsageInMB: 512,
    })
    return true
  } catch {
    return false
  }
}

/** More pages than any paper about a shift has. */
const MOST_PAGES = 100

/** Every page can be read, without a password, and the file neither runs a script nor carries other files. */
async function isWholePdf(): Promise<boolean> {
  try {
    // Only where it is needed: the library takes a tenth of a second to load.
    const { getDocumentProxy } = await import('unpdf')
    const pdf = await getDocumentProxy(file, { stopAtErrors: true, verbosity: 0 })
    if (pdf.numPages < 1 || pdf.numPages > MOST_PAGES) return false
    if ((await pdf.hasJSActions()) || (await pdf.getAttachments()) !== null) return false
    for (let number = 1; number <= pdf.numPages; number += 1)
      await (await pdf.getPage(number)).getOperatorList()
    return true
  } catch {
    return false
  }
}

parentPort?.postMessage(kind === 'PDF' ? await isWholePdf() : isWholeJpeg())
