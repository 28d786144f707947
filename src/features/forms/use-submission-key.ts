import { useRef } from 'react'

/**
 * Names each attempt of a form, and gives back what says that it was answered. A second tap and a retry after a lost
 * answer carry the same name, so that they get the first answer; another content, or a new attempt after an answer, is
 * another command and gets another name. A form without a key is harmless to repeat.
 */
export function useSubmissionKey(formKey: string | undefined) {
  // The key of the first rendering stays: a page loaded anew in the background must not turn a retry into a new command.
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
