import { useRef } from 'react'
import * as v from 'valibot'

export const submissionSchema = v.object({
  key: v.string(),
  count: v.number(),
  content: v.string(),
  isAnswered: v.boolean(),
})

/** The last submission of a form: its key is `key` and `count`. */
export type Submission = v.InferOutput<typeof submissionSchema>

/** Where a submission outlives its page, so that a retry after a reload is not a new command. */
export type SubmissionMemory = {
  read: () => Submission | undefined
  write: (submission: Submission) => void
}

/**
 * Sets the idempotency key of a submission and returns the function that marks it as answered. A second tap,
 * or a retry after a lost answer, repeats the key and gets the first answer. Changed content, or a submission
 * after an answer, is a new command with a new key. A form without a key is harmless to repeat.
 */
export function useSubmissionKey(formKey: string | undefined, memory?: SubmissionMemory) {
  // The first render's key stays: a loader that runs again in the background must not turn a retry into a new
  // command.
  const last = useRef<Submission | null>(
    formKey === undefined ? null : { key: formKey, count: 0, content: '', isAnswered: true },
  )
  return (form: FormData) => {
    const current = last.current
    if (current) {
      form.delete('idempotencyKey')
      const content = JSON.stringify([...form])
      const earlier = current.count === 0 ? memory?.read() : undefined
      // Only a retry takes up the key of an earlier page: a copied tab has it too.
      if (earlier && !earlier.isAnswered && earlier.content === content) Object.assign(current, earlier)
      if (current.isAnswered || current.content !== content) current.count += 1
      current.content = content
      current.isAnswered = false
      memory?.write(current)
      form.set('idempotencyKey', `${current.key}-${current.count}`)
    }
    return () => {
      if (!current) return
      current.isAnswered = true
      memory?.write(current)
    }
  }
}
