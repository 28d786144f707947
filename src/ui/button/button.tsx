import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { cx } from '../class-names.ts'
import { inSpans } from '../text/in-spans.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { labelPending, labelRow, pendingMark } from './button.css.ts'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> &
  ButtonLook & {
    /** In progress: the button keeps its width and focus, and ignores presses. */
    pending?: boolean
    icon?: ReactNode
    ref?: Ref<HTMLButtonElement>
  }

export function Button({
  variant,
  size,
  block,
  grow,
  pending = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={pending || onClick ? press : undefined}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      className={cx(buttonClass({ variant, size, block, grow }), className)}
    >
      <span className={cx(labelRow, pending && labelPending)}>
        {icon ? (
          <>
            {icon}
            {inSpans(children)}
          </>
        ) : (
          children
        )}
      </span>
      {pending && <span aria-hidden="true" className={pendingMark} />}
    </button>
  )
}
