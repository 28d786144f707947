import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { cx } from '../class-names.ts'
import { CloseIcon } from '../icon/control-icons.tsx'
import { CheckCircleIcon, ErrorMarkIcon, InfoIcon, WarningIcon } from '../icon/subject-icons.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { closeToast, readToasts, subscribeToasts, type ToastEntry, type ToastStatus } from './toast.ts'
import {
  control,
  description as descriptionStyle,
  mark,
  plain,
  root,
  solid,
  subtle,
  title as titleStyle,
  viewport,
  words,
} from './toaster.css.ts'

const schemes = { info: 'blue', success: 'green', warning: 'yellow', error: 'red', loading: 'blue' } as const

function StatusIcon({ status }: { status: ToastStatus }) {
  if (status === 'success') return <CheckCircleIcon />
  if (status === 'warning') return <WarningIcon />
  if (status === 'error') return <ErrorMarkIcon />
  if (status === 'loading') return <Spinner size="sm" label="" />
  return <InfoIcon />
}

function ToastItem({ entry }: { entry: ToastEntry }) {
  const { id, status, variant = 'subtle', title, description, isClosable, icon, action } = entry
  const scheme = entry.colorScheme ?? schemes[status]
  return (
    <Radix.Root
      // A `foreground` toast is announced at once (assertive live region); only errors interrupt.
      type={status === 'error' ? 'foreground' : 'background'}
      duration={entry.duration}
      onOpenChange={(open) => !open && closeToast(id)}
      className={cx(root, variant === 'solid' ? solid[scheme] : subtle[scheme])}
    >
      <span className={mark}>{icon ?? <StatusIcon status={status} />}</span>
      <div className={words}>
        {title && <Radix.Title className={titleStyle}>{title}</Radix.Title>}
        {description && (
          <Radix.Description className={cx(descriptionStyle, variant === 'subtle' && plain)}>
            {description}
          </Radix.Description>
        )}
      </div>
      {action && (
        <Radix.Action altText={action.label} className={control} onClick={action.onAction}>
          {action.label}
        </Radix.Action>
      )}
      {isClosable && (
        <Radix.Close className={control} aria-label="閉じる">
          <CloseIcon size="sm" />
        </Radix.Close>
      )}
    </Radix.Root>
  )
}

const none: readonly ToastEntry[] = []

export function Toaster() {
  const entries = useSyncExternalStore(subscribeToasts, readToasts, () => none)
  // Nothing before the first toast: Radix's provider would render an inline style into the HTML.
  if (entries.length === 0) return null
  return (
    <Radix.Provider label="お知らせ" swipeDirection="up">
      {entries.map((entry) => (
        <ToastItem key={`${entry.id}-${entry.revision}`} entry={entry} />
      ))}
      <Radix.Viewport className={viewport} label="お知らせ ({hotkey})" />
    </Radix.Provider>
  )
}
