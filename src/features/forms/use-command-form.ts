import { useState } from 'react'
import { isPublicError } from '../../platform/public-error.ts'
import { useSubmissionKey } from './use-submission-key.ts'

/** How long a doctor waits before hearing that the line is bad. */
const PATIENCE_MS = 20_000

type CommandForm<Answer> = {
  formKey: string
  send: (call: { data: FormData; signal: AbortSignal }) => Promise<Answer>
  onAnswer: (answer: Answer) => void
  /** What is said when no answer came. */
  unreachable: string
}

/** One command behind one form: sent once at a time, and a repeat of what went unanswered is the same command. */
export function useCommandForm<Answer>({ formKey, send, onAnswer, unreachable }: CommandForm<Answer>) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const nameSubmission = useSubmissionKey(formKey)

  /** False when no answer came. */
  async function submit(form: FormData): Promise<boolean> {
    if (pending) return false
    setPending(true)
    setFailure(undefined)
    const submission = nameSubmission(form)
    try {
      const answer = await send({ data: form, signal: AbortSignal.timeout(PATIENCE_MS) })
      submission.answered()
      onAnswer(answer)
      return true
    } catch (error) {
      setFailure(isPublicError(error) ? error.message : unreachable)
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, failure, setFailure, submit }
}
