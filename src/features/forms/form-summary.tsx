import { useEffect, useState, type MouseEvent, type RefObject } from 'react'
import type { Problems } from '../../domain/doctor/registration-rule.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { wrongFields, type WrongField } from './wrong-fields.ts'

type FormSummaryProps = {
  form: RefObject<HTMLFormElement | null>
  problems: Problems
  /** What it means for what was sent. */
  title?: string
}

/** How much of a form is wrong, and by script the way to each of it. */
export function FormSummary({ form, problems, title = '入力内容をご確認ください' }: FormSummaryProps) {
  const [fields, setFields] = useState<WrongField[]>([])
  useEffect(() => {
    // The labels are read off the page, once the messages are on it.
    const reading = setTimeout(() => setFields(form.current ? wrongFields(form.current) : []))
    return () => clearTimeout(reading)
  }, [form, problems])
  const count = Object.keys(problems).length
  if (count === 0) return null

  const goTo = (event: MouseEvent, { control }: WrongField) => {
    event.preventDefault()
    control.focus()
  }
  return (
    <Notice tone="danger" role="alert" title={`${title}(${count}件)`}>
      {fields.length > 0 && (
        <Inline as="nav" aria-label="直す項目" gap={3}>
          {fields.map((field) => (
            <a
              key={field.id}
              href={`#${field.id}`}
              className={rowLinkClass}
              onClick={(event) => goTo(event, field)}
            >
              {field.label}
            </a>
          ))}
        </Inline>
      )}
    </Notice>
  )
}
