import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'

/** Worker thread: makes one file anew, and reports it, or why not. Its first message says that its own work begins. */
const { mime, file, mostBytes } = v.parse(
  v.object({
    mime: v.picklist(['image/jpeg', 'image/png', 'application/pdf']),
    file: v.instance(Uint8Array),
    mostBytes: v.number(),
  }),
  workerData,
)

async function loaded() {
  // Only what is needed: each library takes a tenth of a second to load.
  if (mime === 'application/pdf') {
    const { rebuiltPdf } = await import('./rebuilt-pdf.ts')
    return async () => ({ mime, ...(await rebuiltPdf(file)) })
  }
  const { uprightPicture } = await import('./upright-picture.ts')
  return () => uprightPicture(Buffer.from(file), { mime, mostBytes })
}

const work = await loaded()
parentPort?.postMessage('BEGUN')
parentPort?.postMessage(await work())
