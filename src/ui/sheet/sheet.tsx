import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { close } from '../dialog/dialog.css.ts'
import { lendStyleNonce } from '../dialog/style-nonce.ts'
import { CloseIcon } from '../icon/control-icons.tsx'
import { visuallyHidden } from '../layout/layout.css.ts'
import { body, footer as footerStyle, head, overlay, sheet, title as titleStyle } from './sheet.css.ts'

lendStyleNonce()

export type SheetProps = {
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  title: ReactNode
  /** For readers only. */
  description?: string
  /** Stays in view under the scrolling content: the one action. */
  footer?: ReactNode
  children: ReactNode
}

/** Rises from the bottom on a phone, enters from the right on a wide screen. */
export function Sheet({ trigger, open, onOpenChange, title, description, footer, children }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content className={sheet} {...(description ? {} : { 'aria-describedby': undefined })}>
          <div className={head}>
            <Radix.Title className={titleStyle}>{title}</Radix.Title>
            <Radix.Close className={close} aria-label="閉じる">
              <CloseIcon />
            </Radix.Close>
          </div>
          {description && <Radix.Description className={visuallyHidden}>{description}</Radix.Description>}
          <div className={body}>{children}</div>
          {footer && <div className={footerStyle}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
