import * as v from 'valibot'
import { readStored, writeStored } from '../../platform/storage.ts'
import { submissionSchema } from '../forms/use-submission-key.ts'

const NAME = 'dp:draft'

const draftSchema = v.object({
  /** The account that wrote it, in this session or an earlier one: the next person at this device does not find it. */
  accountId: v.string(),
  /** The thread, as its form names it. */
  thread: v.string(),
  body: v.string(),
  file: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The submission that had no answer yet. */
  submission: v.optional(submissionSchema),
})

type Draft = v.InferOutput<typeof draftSchema>

type Owner = Pick<Draft, 'accountId' | 'thread'>

/** The unsent message of a thread, which a reload of the tab keeps. */
export function readDraft({ accountId, thread }: Owner): Draft | null {
  try {
    const draft = v.parse(draftSchema, JSON.parse(readStored('session', NAME) ?? 'null'))
    return draft.accountId === accountId && draft.thread === thread ? draft : null
  } catch {
    return null
  }
}

/** Keeps the unsent message; one without text and file is forgotten. */
export function keepDraft(owner: Owner, unsent: Partial<Pick<Draft, 'body' | 'file' | 'submission'>>): void {
  const draft = { body: '', file: null, ...readDraft(owner), ...owner, ...unsent }
  const isEmpty = draft.body === '' && draft.file === null
  writeStored('session', NAME, isEmpty ? null : JSON.stringify(draft))
}
