import { AlertDialog as Radix } from 'radix-ui'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import {
  content,
  description as descriptionStyle,
  footer,
  overlay,
  title as titleStyle,
} from './dialog.css.ts'
import { lendStyleNonce } from './style-nonce.ts'

lendStyleNonce()

export type AlertDialogProps = {
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** Says what happens: 「応募を取り消す」, never 「OK」. */
  confirmLabel: string
  cancelLabel?: string
  /** `danger` for what cannot be undone. */
  tone?: 'danger' | 'filled'
  /** While true, the dialog stays open and the button is pending; the caller closes the dialog by `open`. */
  pending?: boolean
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void
  children?: ReactNode
}

export function AlertDialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'やめる',
  tone = 'danger',
  pending,
  onConfirm,
  children,
}: AlertDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlay}>
          <Radix.Content className={content}>
            <Radix.Title className={titleStyle}>{title}</Radix.Title>
            <Radix.Description className={descriptionStyle}>{description}</Radix.Description>
            {children}
            <div className={footer}>
              <Radix.Cancel asChild>
                <Button disabled={pending}>{cancelLabel}</Button>
              </Radix.Cancel>
              {open === undefined ? (
                <Radix.Action asChild>
                  <Button variant={tone} onClick={onConfirm}>
                    {confirmLabel}
                  </Button>
                </Radix.Action>
              ) : (
                <Button variant={tone} pending={pending} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              )}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
