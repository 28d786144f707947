import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { FILE_LIMIT, FILE_MIME, FILE_REFUSAL } from '../../domain/message/message-file.ts'
import { pictureToSend } from '../../platform/phone-picture.ts'
import { sendFile } from '../../services/message/file-upload.ts'
import { Button } from '../../ui/button/button.tsx'
import { FileButton } from '../../ui/button/file-button.tsx'
import { CloseIcon } from '../../ui/icon/control-icons.tsx'
import { FileIcon } from '../../ui/icon/subject-icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import * as styles from './attach-file.css.ts'

export type AttachedFile = { id: string; name: string }

type AttachFileProps = {
  /** The field that names the file in the form. */
  name?: string
  /** What the button says. */
  label?: string
  file: AttachedFile | null
  onChange: (file: AttachedFile | null) => void
}

const waitingText = (isHeld: boolean) => (isHeld ? '確認が済みしだい送ります…' : '確認しています…')

/** Holds back the form of a field while a file is on its way, and sends it once the file is there. */
function useHeldSubmit(isPending: boolean) {
  const field = useRef<HTMLInputElement>(null)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form || !isPending) return undefined
    let wasPressed = false
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      wasPressed = true
      setHeld(true)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => {
      form.removeEventListener('submit', hold, { capture: true })
      setHeld(false)
      // Empty where the file was refused.
      if (wasPressed && input.isConnected && input.value !== '') form.requestSubmit()
    }
  }, [isPending])
  return { field, isHeld }
}

/** Uploads a file at once, so that the form that names it is sent as fast as any other. */
export function AttachFile({ name = 'fileId', label = 'ファイルを添付', file, onChange }: AttachFileProps) {
  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      const file = await pictureToSend(chosen)
      return file.size > FILE_LIMIT ? { message: FILE_REFUSAL.TOO_LARGE[1] } : sendFile(file)
    },
    networkMode: 'always',
    gcTime: 0,
    onSuccess: (answer) => onChange('id' in answer ? answer : null),
  })
  const { field, isHeld } = useHeldSubmit(upload.isPending)
  const refusal = upload.data && 'message' in upload.data ? upload.data.message : undefined
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? []
    if (chosen) upload.mutate(chosen)
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  return (
    <Stack gap={2} className={styles.scripted}>
      <input ref={field} type="hidden" name={name} value={file?.id ?? ''} />
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      {file ? (
        <p className={styles.chosen} role="status">
          <FileIcon size="sm" />
          {file.name}
          <Button size="sm" variant="quiet" aria-label={`${file.name}を外す`} onClick={() => onChange(null)}>
            <CloseIcon size="sm" />
          </Button>
        </p>
      ) : (
        <div>
          <FileButton
            size="sm"
            accept={Object.keys(FILE_MIME).join(',')}
            aria-label={label}
            disabled={upload.isPending}
            onChange={choose}
          >
            {upload.isPending ? waitingText(isHeld) : `${label}(PDF・写真、10MBまで)`}
          </FileButton>
        </div>
      )}
    </Stack>
  )
}
