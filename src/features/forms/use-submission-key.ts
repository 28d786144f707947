import { useRef } from 'react'

/**
 * Sets the idempotency key of a submission and returns the function that marks it as answered. A second tap,
 * or a retry after a lost answer, repeats the key and gets the first answer. Changed content, or a submission
 * after an answer, is a new command with a new key. A form without a key is harmless to repeat.
 */
export function useSubmissionKey(formKey: string | undefined) {
  // The first render's key stays: a loader that runs again in the background must not turn a retry into a new
  // command.
  const attempt = useRef({ key: formKey, count: 0, content: '', isAnswered: true })
  return (form: FormData) => {
    const current = attempt.current
    if (current.key !== undefined) {
      form.delete('idempotencyKey')
      const content = JSON.stringify([...form])
      if (current.isAnswered || current.content !== content) current.count += 1
      current.content = content
      current.isAnswered = false
      form.set('idempotencyKey', `${current.key}-${current.count}`)
    }
    return () => {
      current.isAnswered = true
    }
  }
}
