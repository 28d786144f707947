import { useRef, useState, type FormEvent, type RefObject } from 'react'
import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { isPublicError } from '../../platform/public-error.ts'
import { invalidAnswer, type FormAnswer, type InvalidAnswer, type KeptAnswer } from './form-answer.ts'
import { useProblemFocus } from './use-problem-focus.ts'

const NONE: Problems = {}

type PostedForm<Answer> = {
  answer: Answer | InvalidAnswer | undefined
  problems: Problems
  /** What went wrong on the way; what was typed stays. */
  failure: string | undefined
  pending: boolean
  form: RefObject<HTMLFormElement | null>
  /** Of the form element, beside its action. The browser says nothing of its own: messages come one way. */
  attributes: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    encType: 'multipart/form-data'
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  }
}

type PostedFormOptions<Answer> = {
  /** What the browser's own post was answered, out of the address. */
  posted?: Answer | undefined
  /** The same, what must not stand in an address. */
  kept?: KeptAnswer | null | undefined
  /** What both sides know to be wrong, before anything is sent. */
  check?: (form: FormData) => Problems
  /** The server knows more that may be wrong with it: it is asked too, so that all is told. */
  asksFurther?: boolean
  post: (form: FormData) => Promise<Answer>
  /** With what was sent. */
  onAnswer?: (answer: Answer, form: HTMLFormElement) => void
}

/** A form the browser could post by itself, posted by script so that what was typed stays. */
export function usePostedForm<Answer extends FormAnswer>(
  options: PostedFormOptions<Answer>,
): PostedForm<Answer> {
  const { posted, kept, check, asksFurther = false, post, onAnswer } = options
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Answer | InvalidAnswer | undefined>(
    () => (kept && invalidAnswer(kept.problems)) ?? posted,
  )
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const problems = answer?.problems ?? NONE
  useProblemFocus(form, problems)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const element = event.currentTarget
    const data = new FormData(element)
    setFailure(undefined)
    const invalid = check && invalidAnswer(check(data))
    if (invalid && !asksFurther) {
      setAnswer(invalid)
      return
    }
    setPending(true)
    try {
      const given = await post(data)
      setAnswer(given)
      onAnswer?.(given, element)
    } catch (error) {
      // What is known without the server is told all the same.
      if (invalid) setAnswer(invalid)
      setFailure(isPublicError(error) ? error.message : 'UNREACHABLE')
    }
    setPending(false)
  }

  return {
    answer,
    problems,
    failure,
    pending,
    form,
    attributes: {
      ref: form,
      method: 'post',
      encType: 'multipart/form-data',
      noValidate: true,
      onSubmit: submit,
    },
  }
}
