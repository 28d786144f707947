import { decode } from 'jpeg-js'
import { parentPort, workerData } from 'node:worker_threads'
import * as v from 'valibot'

/** Worker thread: decodes one JPEG and reports whether it is intact. */
const { file, mostPixels } = v.parse(
  v.object({ file: v.instance(Uint8Array), mostPixels: v.number() }),
  workerData,
)

function isDecodable(): boolean {
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

parentPort?.postMessage(isDecodable())
