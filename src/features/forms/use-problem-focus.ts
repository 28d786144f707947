import { useEffect, type RefObject } from 'react'
import type { Problems } from '../../domain/text/form-rule.ts'
import { wrongFields } from './wrong-fields.ts'

/** Focuses the first invalid field once the messages are rendered. */
export function useProblemFocus(form: RefObject<HTMLFormElement | null>, problems: Problems): void {
  useEffect(() => {
    if (form.current && Object.keys(problems).length > 0) wrongFields(form.current)[0]?.control.focus()
  }, [form, problems])
}
