import * as v from 'valibot'
import { CONTENT_REFUSAL, type ContentRefusal } from '../../domain/message/file-refusal.ts'
import type { FileMime } from '../../domain/message/message-file.ts'
import { createFairGate } from '../limits/fair-gate.ts'
import { createRefusalCount } from './refusal-count.ts'
import { runWorker } from './worker-run.ts'

/** A file made anew from what it shows. Sides are in pixels; those of a PDF are 0. */
export type CheckedFile = { mime: FileMime; bytes: Buffer; width: number; height: number }

const reportSchema = v.union([
  v.object({ refusal: v.picklist(Object.keys(CONTENT_REFUSAL).filter((word) => isRefusal(word))) }),
  v.object({
    mime: v.picklist(['image/jpeg', 'image/png', 'application/pdf']),
    bytes: v.instance(Uint8Array),
    width: v.optional(v.number(), 0),
    height: v.optional(v.number(), 0),
  }),
])

function isRefusal(word: string): word is ContentRefusal {
  return Object.hasOwn(CONTENT_REFUSAL, word)
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

/** The kind by the first bytes, whatever the name says; null for any other. */
export function mimeOf(file: Buffer): FileMime | null {
  if (file.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'image/jpeg'
  return file.subarray(0, 8).equals(PNG) ? 'image/png' : null
}

/** Each takes a core while it runs. */
const LIMITS = { atOnce: 2, waiting: 60, waitingOfOne: 6 }

type Options = {
  /** The worker that makes files anew. */
  script: URL
  clock: () => Date
}

/**
 * Makes files anew outside the event loop, each in bounded time and memory; accounts take turns. `isOver` tells of an
 * account whose files were refused again and again.
 */
export function createFileCheck({ script, clock }: Options) {
  const gate = createFairGate(LIMITS)
  const refusals = createRefusalCount(clock)

  return {
    isOver: refusals.isOver,
    /** `mostBytes` bounds what comes out, of a picture. */
    async check(
      accountId: string,
      file: Buffer,
      mostBytes: number,
    ): Promise<CheckedFile | ContentRefusal | 'BUSY'> {
      const mime = mimeOf(file)
      if (!mime) return 'NOT_A_FILE'
      const report = await gate.run(accountId, () => runWorker(script, { mime, file, mostBytes }))
      if (report === 'BUSY') return report
      const isExhausted = report === 'EXHAUSTED'
      const told = isExhausted ? ({ refusal: 'TOO_COMPLEX' } as const) : v.parse(reportSchema, report)
      if (!('refusal' in told)) return { ...told, bytes: Buffer.from(told.bytes) }
      refusals.note(accountId, isExhausted ? 'heavy' : 'plain')
      return told.refusal
    },
  }
}

export type FileCheck = ReturnType<typeof createFileCheck>
