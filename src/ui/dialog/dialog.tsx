import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { CloseIcon } from '../icon/control-icons.tsx'
import {
  close,
  content,
  description as descriptionStyle,
  footer as footerStyle,
  head,
  overlay,
  title as titleStyle,
} from './dialog.css.ts'
import { lendStyleNonce } from './style-nonce.ts'

lendStyleNonce()

export type DialogProps = {
  /** The button that opens the dialog; without it the caller uses `open`. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  children?: ReactNode
}

export function Dialog({ trigger, open, onOpenChange, title, description, footer, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlay}>
          <Radix.Content className={content} {...(description ? {} : { 'aria-describedby': undefined })}>
            <div className={head}>
              <Radix.Title className={titleStyle}>{title}</Radix.Title>
              <Radix.Close className={close} aria-label="閉じる">
                <CloseIcon />
              </Radix.Close>
            </div>
            {description && <Radix.Description className={descriptionStyle}>{description}</Radix.Description>}
            {children}
            {footer && <div className={footerStyle}>{footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Wraps a button in the dialog that closes it. */
export const DialogClose = ({ children }: { children: ReactElement }) => (
  <Radix.Close asChild>{children}</Radix.Close>
)
