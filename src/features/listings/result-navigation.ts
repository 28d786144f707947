import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'

/** GET forms inside the element that carries the handler navigate in place, as the shell does with plain links. */
export function useFormNavigation() {
  const router = useRouter()
  return function onSubmit(event: FormEvent) {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
    const isElsewhere = submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction')
    const action = isElsewhere ? submitter.formAction : form.action
    void router.navigate({ href: `${new URL(action).pathname}?${query}` })
  }
}
