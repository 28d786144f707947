import { OFFLINE } from '../../domain/text/outage.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type RefObject } from 'react'
import type { Problems } from '../../domain/text/form-rule.ts'
import { failureOf } from '../../platform/faults/public-error.ts'
import { invalidAnswer, type FormAnswer, type KeptAnswer } from './form-answer.ts'
import { formKeyOf, keptFor, usePageForms } from './page-forms.ts'
import type { PostedForm } from './posted-form.ts'
import { postCall, postForKeeping, type Command } from './post-call.ts'
import { guardedTexts, guardProblems, loadPatientRule } from './guarded-texts.ts'
import { noteFormAnswered, noteTouched } from './touched-form.ts'
import { useProblemFocus } from './use-problem-focus.ts'
import { useSubmissionKey, type SubmissionMemory } from './use-submission-key.ts'

const UNREACHED = `${OFFLINE}。入力した内容はそのままです。もう一度お試しください。`

const NONE: Problems = {}

type PostedOptions<Answer> = {
  /** The form: its check runs before anything is sent, and the page's kept answer to it is shown. */
  of?: PostedForm
  /** What tells this form from others of the page, if the command needs an idempotency key. */
  key?: string
  /** The answer to the browser's own post: an outcome from the URL, or a whole answer. */
  posted?: FormAnswer | string | undefined
  /** The answer to the browser's own post, from the cookie: what must not stand in a URL. */
  kept?: KeptAnswer | null | undefined
  /** Validation that needs no server; runs before anything is sent. */
  check?: (form: FormData) => Problems
  /** Sends the form even if `check` finds errors, because the server may add more. */
  asksFurther?: boolean
  /** The key of the rendered form, if the command needs an idempotency key. */
  formKey?: string
  /** Where the last submission outlives the page. */
  memory?: SubmissionMemory
  /** The form's ref, if the caller watches the form too (for unsaved changes). */
  form?: RefObject<HTMLFormElement | null>
  /** Message if no answer came. */
  unreachable?: string
  /**
   * Optimistic update: `show` applies it and returns its rollback, which runs unless `isDone` accepts the
   * answer.
   */
  optimistic?: { show: (form: FormData) => () => void; isDone: (answer: Answer) => boolean }
  /** The form stays pending until the returned promise settles. */
  onAnswer?: (answer: Answer, sent: FormData) => unknown
  onFailure?: (failure: string) => void
}

/** What seems to be a patient's data in the form's free texts. */
async function patientProblems(form: FormData): Promise<Problems> {
  if (guardedTexts(form).length === 0) return NONE
  // A warning that cannot be loaded, because the connection is gone, keeps no text from being sent.
  const rule = await loadPatientRule().catch(() => null)
  return rule ? guardProblems(form, rule) : NONE
}

export type Posted = {
  answer: FormAnswer | undefined
  /** Whether `answer` came to script, which may have told it elsewhere, and not to the browser's own post. */
  byScript: boolean
  problems: Problems
  /** Why no answer came, or the server's message if it refused. The typed values stay. */
  failure: string | undefined
  pending: boolean
  /** The form data of the request in flight. */
  sent: FormData | undefined
  form: RefObject<HTMLFormElement | null>
  /** The value of the hidden field `idempotencyKey`; empty if `key` was not given. */
  formKey: string
  /** What was typed and not accepted, after the browser's own post. */
  typed: Readonly<Record<string, string | undefined>>
  /** Posts data that no form holds. Resolves to false if no answer came. */
  post: (data: FormData) => Promise<boolean>
  /** Submits the form as its button would. Resolves to false if `check` found errors or no answer came. */
  send: (form: HTMLFormElement, submitter?: HTMLElement | null) => Promise<boolean>
  /** Props of the form element. `noValidate` turns the browser's own messages off. */
  attributes: {
    ref: RefObject<HTMLFormElement | null>
    action: string
    method: 'post'
    encType: 'multipart/form-data'
    noValidate: true
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
}

/**
 * Progressive enhancement of a form: script posts it, so that the typed values stay; before hydration the
 * browser submits it natively.
 */
export function usePosted<Answer extends FormAnswer>(
  command: Command<Answer>,
  options: PostedOptions<Answer> = {},
): Posted {
  const { of, key, posted, asksFurther = false, unreachable = UNREACHED, optimistic } = options
  const page = usePageForms()
  const check = options.check ?? of?.check
  const kept = options.kept === undefined && of ? keptFor(page, of) : options.kept
  const formKey = options.formKey ?? (key === undefined ? undefined : formKeyOf(page, key))
  const own = useRef<HTMLFormElement>(null)
  const { form = own } = options
  const [answer, setAnswer] = useState<FormAnswer | undefined>(() => {
    // The refusal says why; the outcome in the URL only says that no answer came.
    if (kept?.refusal !== undefined) return undefined
    return (
      (kept && invalidAnswer(kept.problems)) ?? (typeof posted === 'string' ? { outcome: posted } : posted)
    )
  })
  const [byScript, setByScript] = useState(false)
  const [refusal, setRefusal] = useState(kept?.refusal)
  const problems = answer?.problems ?? NONE
  useProblemFocus(form, problems)
  const nameSubmission = useSubmissionKey(formKey, options.memory)
  // Two clicks in one task arrive before React has rendered the pending state.
  const isSending = useRef(false)

  const { mutateAsync, reset, isPending, error, variables } = useMutation({
    mutationFn: async (data: FormData) => {
      const answered = nameSubmission(data)
      const given = await postCall(command, data)
      answered()
      noteFormAnswered(form.current)
      return given
    },
    // `always`: offline fails at once instead of pausing. `gcTime` 0: a password does not outlive its form.
    networkMode: 'always',
    gcTime: 0,
    onMutate: (data) => optimistic?.show(data),
    onSuccess: async (given, data, takeBack) => {
      if (!optimistic?.isDone(given)) takeBack?.()
      setAnswer(given)
      setByScript(true)
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
    isSending.current = true
    const data = new FormData(element, submitter)
    setRefusal(undefined)
    const suspects = guardedTexts(data).length > 0 ? await patientProblems(data) : NONE
    const invalid = invalidAnswer({ ...check?.(data), ...suspects })
    if (invalid && (!asksFurther || Object.keys(suspects).length > 0)) {
      isSending.current = false
      reset()
      setAnswer(invalid)
      return false
    }
    const isAnswered = await post(data).finally(() => (isSending.current = false))
    // No answer came: the errors known without the server are shown all the same.
    if (invalid && !isAnswered) setAnswer(invalid)
    return isAnswered
  }

  return {
    answer,
    byScript,
    problems,
    failure: error ? failureOf(error, unreachable) : refusal,
    pending: isPending,
    sent: isPending ? variables : undefined,
    form,
    formKey: formKey ?? '',
    typed: kept?.typed ?? {},
    post,
    send,
    attributes: {
      ref: form,
      action: command.url,
      method: 'post',
      encType: 'multipart/form-data',
      noValidate: true,
      onInput: ({ currentTarget }) => {
        // A form with a memory keeps what is typed by itself.
        if (options.memory) return
        noteTouched(currentTarget, async (element, sessionId) => postForKeeping(command, element, sessionId))
      },
      onSubmit: (event) => {
        event.preventDefault()
        const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
        void send(event.currentTarget, submitter)
      },
    },
  }
}
