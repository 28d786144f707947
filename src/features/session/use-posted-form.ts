import { useState, type FormEvent } from 'react'
import { isPublicError } from '../../platform/public-error.ts'
import type { PasswordAnswer } from './password.functions.ts'

type PostedForm = {
  answer: PasswordAnswer | undefined
  /** What went wrong on the way; what was typed stays. */
  failure: string | undefined
  pending: boolean
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

type PostedFormOptions = {
  /** What the browser's own post was answered, out of the address. */
  posted?: PasswordAnswer
  /** What can be said without asking; null sends the form. */
  check?: (form: FormData) => PasswordAnswer | null
  post: (form: FormData) => Promise<PasswordAnswer>
  onAnswer?: (answer: PasswordAnswer, form: HTMLFormElement) => void
}

/** A form the browser could post by itself, posted by script so that what was typed stays. */
export function usePostedForm({ posted, check, post, onAnswer }: PostedFormOptions): PostedForm {
  const [answer, setAnswer] = useState(posted)
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const element = event.currentTarget
    const form = new FormData(element)
    setFailure(undefined)
    setPending(true)
    try {
      const given = check?.(form) ?? (await post(form))
      setAnswer(given)
      onAnswer?.(given, element)
    } catch (error) {
      setFailure(isPublicError(error) ? error.message : 'UNREACHABLE')
    }
    setPending(false)
  }

  return { answer, failure, pending, submit }
}
