import { useRouter } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { hydrationMark } from '../../../ui/layout/hydration-mark.ts'
import { afterPaint } from '../../../platform/after-paint.ts'

/** GET forms inside navigate in place, as the shell does with plain links. */
export function InPlaceForms({ children }: { children: ReactNode }) {
  const router = useRouter()
  function onSubmit(event: FormEvent) {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
    const isElsewhere = submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction')
    const { pathname } = new URL(isElsewhere ? submitter.formAction : form.action)
    const leave = () => {
      if (pathname !== router.state.location.pathname) {
        // The choices are written into this page's URL, so that Back restores the form.
        void router.navigate({ href: `${router.state.location.pathname}?${query}`, replace: true })
        router.history.flush()
      }
      void router.navigate({ href: `${pathname}?${query}` })
    }
    afterPaint(leave)
  }
  return (
    <div {...hydrationMark} onSubmit={onSubmit}>
      {children}
    </div>
  )
}
