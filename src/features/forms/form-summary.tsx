import { useEffect, useState, type MouseEvent, type RefObject } from 'react'
import type { Problems } from '../../domain/text/form-rule.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { wrongFields, type WrongField } from './wrong-fields.ts'

type FormSummaryProps = {
  form: RefObject<HTMLFormElement | null>
  problems: Problems
  /** What the errors mean for the command that was sent. */
  title?: string
}

/** Error summary: the number of validation errors and, once hydrated, a link to each invalid field. */
export function FormSummary({ form, problems, title = '入力内容をご確認ください' }: FormSummaryProps) {
  const [fields, setFields] = useState<WrongField[]>([])
  useEffect(() => {
    // A task later the messages are in the DOM, from which the labels of their fields are read.
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
