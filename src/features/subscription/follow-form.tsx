import type { ReactNode } from 'react'
import type { NotificationChannel } from '../../domain/doctor/registration-words.ts'
import { useFollowForm } from './use-follow-form.ts'

type FollowFormProps = {
  hospitalId: string
  to: 'on' | 'off'
  /** Also sets the notification channels, to those ticked in the form. */
  withChannels?: boolean
  /** The form data that undoes the change. */
  undo?: FormData
  children: (pending: boolean) => ReactNode
}

/** A form of the list; the browser can post it by itself. */
export function FollowHospitalForm({ hospitalId, to, withChannels, undo, children }: FollowFormProps) {
  const { pending, attributes } = useFollowForm(undo)
  return (
    <form {...attributes}>
      <input type="hidden" name="follow" value={`${hospitalId}:${to}`} />
      {withChannels && <input type="hidden" name="withChannels" value="1" />}
      {children(pending)}
    </form>
  )
}

/** The form data that follows the hospital again with these channels. */
export function followAgain(hospitalId: string, channels: readonly NotificationChannel[]): FormData {
  const form = new FormData()
  form.set('follow', `${hospitalId}:on`)
  form.set('withChannels', '1')
  for (const channel of channels) form.append('channels', channel)
  return form
}
