import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../class-names.ts'
import { inSpans } from '../text/in-spans.tsx'
import {
  check,
  description as descriptionStyle,
  hint as hintStyle,
  label as labelStyle,
  row,
} from './choice.css.ts'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'type'> & {
  label: ReactNode
  /** Under the label, in small type. */
  description?: ReactNode
  /** At the right end of the row, such as a facet count. */
  hint?: ReactNode
  indeterminate?: boolean
}

export function Checkbox({
  label,
  description,
  hint,
  indeterminate = false,
  className,
  ...rest
}: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null)
  const descriptionId = useId()
  // `indeterminate` has no HTML attribute; only the DOM property sets it.
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate, rest.checked])
  return (
    <label className={cx(row, className)}>
      <input
        aria-describedby={description ? descriptionId : undefined}
        {...rest}
        ref={own}
        type="checkbox"
        className={check}
      />
      <span className={labelStyle}>
        {description ? (
          <>
            {inSpans(label)}
            <span id={descriptionId} className={descriptionStyle}>
              {description}
            </span>
          </>
        ) : (
          label
        )}
      </span>
      {hint !== undefined && <span className={hintStyle}>{hint}</span>}
    </label>
  )
}
