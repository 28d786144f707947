import { useEffect, useState, type RefObject } from 'react'
import type { Answers } from '../../../domain/listing/draft/listing-answers.ts'

/** Every value of each field: several boxes may share a name. */
function typedIn(form: HTMLFormElement): Answers {
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data.getAll(name).flatMap((value) => (typeof value === 'string' ? value : [])),
    ]),
  )
}

/** The answers of a form's part as they are typed; those of the draft until something is. */
export function useTyped(answers: Answers, form: RefObject<HTMLFormElement | null>): Answers {
  const [typed, setTyped] = useState(answers)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const read = () => setTyped(typedIn(element))
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [form])
  return typed
}
