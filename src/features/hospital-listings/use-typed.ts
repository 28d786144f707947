import { useEffect, useState, type RefObject } from 'react'
import type { Answers } from '../../domain/listing/draft/listing-answers.ts'

const typedIn = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...Map.groupBy(new FormData(form), ([name]) => name)].map(([name, entries]) => [
      name,
      entries.flatMap(([, value]) => (typeof value === 'string' ? value : [])),
    ]),
  )

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
