import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { content, footer, overlay, title as titleStyle } from './dialog.css.ts'
import { lendStyleNonce } from './style-nonce.ts'

lendStyleNonce()

export type DialogProps = { title: ReactNode; onClose: () => void; children: ReactNode }

/** An open dialog to read, closed by its button, Escape or a press beside it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={overlay}>
          <Radix.Content className={content} aria-describedby={undefined}>
            <Radix.Title className={titleStyle}>{title}</Radix.Title>
            {children}
            <div className={footer}>
              <Radix.Close asChild>
                <Button variant="filled">閉じる</Button>
              </Radix.Close>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
