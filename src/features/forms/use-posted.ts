import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { failureOf } from '../../platform/faults/public-error.ts'
import { invalidAnswer, type FormAnswer, type KeptAnswer } from './form-answer.ts'
import { postCall, type Command } from './post-call.ts'
import { useProblemFocus } from './use-problem-focus.ts'
import { useSubmissionKey } from './use-submission-key.ts'

const UNREACHED = '通信できませんでした。入力した内容はそのままです。もう一度お試しください。'

const NONE: Problems = {}

type PostedOptions<Answer> = {
  /** What the browser's own post was answered: an outcome out of the address, or with what is wrong. */
  posted?: FormAnswer | string | undefined
  /** The same, what must not stand in an address. */
  kept?: KeptAnswer | null | undefined
  /** What both sides know to be wrong, before anything is sent. */
  check?: (form: FormData) => Problems
  /** The server knows more that may be wrong with it: it is asked too, so that all is told. */
  asksFurther?: boolean
  /** Names the form, of a command that must not be done twice. */
  formKey?: string
  /** Of a form that is watched for what is not saved. */
  form?: RefObject<HTMLFormElement | null>
  /** What is said when no answer came. */
  unreachable?: string
  /** Shows at once what will come of it; gives back how to take that back, unless `isDone` says that it came so. */
  optimistic?: { show: (form: FormData) => () => void; isDone: (answer: Answer) => boolean }
  /** The form is pending until it is through. */
  onAnswer?: (answer: Answer, sent: FormData) => unknown
  onFailure?: (failure: string) => void
}

export type Posted = {
  answer: FormAnswer | undefined
  problems: Problems
  /** Why no answer came, or the server's words of a refusal; what was typed stays. */
  failure: string | undefined
  pending: boolean
  /** What is on its way. */
  sent: FormData | undefined
  form: RefObject<HTMLFormElement | null>
  /** Posts what no form shows; false when no answer came. */
  post: (data: FormData) => Promise<boolean>
  /** Sends the form as its button would; false when it has to be mended first, or no answer came. */
  send: (form: HTMLFormElement, submitter?: HTMLElement | null) => Promise<boolean>
  /** Of the form element. The browser says nothing of its own: messages come one way. */
  attributes: {
    ref: RefObject<HTMLFormElement | null>
    action: string
    method: 'post'
    encType: 'multipart/form-data'
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
}

/** A form the browser could post by itself, posted by script so that what was typed stays. */
export function usePosted<Answer extends FormAnswer>(
  command: Command<Answer>,
  options: PostedOptions<Answer> = {},
): Posted {
  const { posted, kept, check, asksFurther = false, formKey, unreachable = UNREACHED, optimistic } = options
  const own = useRef<HTMLFormElement>(null)
  const { form = own } = options
  const [answer, setAnswer] = useState<FormAnswer | undefined>(
    () =>
      (kept && invalidAnswer(kept.problems)) ?? (typeof posted === 'string' ? { outcome: posted } : posted),
  )
  const [refusal, setRefusal] = useState(kept?.refusal)
  const problems = answer?.problems ?? NONE
  useProblemFocus(form, problems)
  const nameSubmission = useSubmissionKey(formKey)
  // Two clicks in one task come before React has rendered that the first is pending.
  const isSending = useRef(false)

  const { mutateAsync, reset, isPending, error, variables } = useMutation({
    mutationFn: async (data: FormData) => {
      const answered = nameSubmission(data)
      const given = await postCall(command, data)
      answered()
      return given
    },
    // A line that is gone is told at once, and a password is not held longer than its form.
    networkMode: 'always',
    gcTime: 0,
    onMutate: (data) => optimistic?.show(data),
    onSuccess: async (given, data, takeBack) => {
      if (!optimistic?.isDone(given)) takeBack?.()
      setAnswer(given)
      await options.onAnswer?.(given, data)
    },
    onError: (failed, _data, takeBack) => {
      takeBack?.()
      options.onFailure?.(failureOf(failed, unreachable))
    },
  })

  const post = (data: FormData): Promise<boolean> =>
    mutateAsync(data).then(
      () => true,
      () => false,
    )

  async function send(element: HTMLFormElement, submitter?: HTMLElement | null): Promise<boolean> {
    if (isSending.current) return false
    const data = new FormData(element, submitter)
    setRefusal(undefined)
    const invalid = check && invalidAnswer(check(data))
    if (invalid && !asksFurther) {
      reset()
      setAnswer(invalid)
      return false
    }
    isSending.current = true
    const isAnswered = await post(data).finally(() => (isSending.current = false))
    // What is known without the server is told all the same.
    if (invalid && !isAnswered) setAnswer(invalid)
    return isAnswered
  }

  return {
    answer,
    problems,
    failure: error ? failureOf(error, unreachable) : refusal,
    pending: isPending,
    sent: isPending ? variables : undefined,
    form,
    post,
    send,
    attributes: {
      ref: form,
      action: command.url,
      method: 'post',
      encType: 'multipart/form-data',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
        void send(event.currentTarget, submitter)
      },
    },
  }
}
