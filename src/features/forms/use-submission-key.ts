import { useRef } from 'react'

/**
 * Names each attempt of a form. A second tap and a retry after a lost answer carry the same name, so that they get the
 * first answer; another content, or a new attempt after an answer, is another command and gets another name.
 */
export function useSubmissionKey(formKey: string) {
  // The key of the first rendering stays: a page loaded anew in the background must not turn a retry into a new command.
  const attempt = useRef({ key: formKey, count: 0, content: '', isAnswered: true })
  return (form: FormData) => {
    const current = attempt.current
    form.delete('idempotencyKey')
    const content = JSON.stringify([...form])
    if (current.isAnswered || current.content !== content) current.count += 1
    current.content = content
    current.isAnswered = false
    form.set('idempotencyKey', `${current.key}-${current.count}`)
    return {
      answered() {
        current.isAnswered = true
      },
    }
  }
}
