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
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void
}

export function AlertDialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'やめる',
  onConfirm,
}: AlertDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlay}>
          <Radix.Content className={content}>
            <Radix.Title className={titleStyle}>{title}</Radix.Title>
            <Radix.Description className={descriptionStyle}>{description}</Radix.Description>
            <div className={footer}>
              <Radix.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </Radix.Cancel>
              {open === undefined ? (
                <Radix.Action asChild>
                  <Button variant="danger" onClick={onConfirm}>
                    {confirmLabel}
                  </Button>
                </Radix.Action>
              ) : (
                <Button variant="danger" onClick={onConfirm}>
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
