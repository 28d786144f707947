import { useEffect, type RefObject } from 'react'
import type { Problems } from '../../domain/registration-rule.ts'

/** Takes the doctor to the first field that is wrong, once the messages are there to be read. */
export function useProblemFocus(form: RefObject<HTMLFormElement | null>, problems: Problems): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = first?.matches('fieldset') ? first.querySelector<HTMLElement>('input, select') : first
    control?.focus()
  }, [form, problems])
}
