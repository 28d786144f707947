import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { MESSAGE_LENGTH, QUICK_PHRASES, SEND_REFUSAL, type Side } from '../../domain/message/message-words.ts'
import { UNAVAILABLE, OFFLINE } from '../../domain/text/outage.ts'
import { outcomeWords } from '../../domain/text/outcome-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { PatientGuard } from '../forms/patient-guard.tsx'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { usePosted, type Posted } from '../forms/use-posted.ts'
import type { Submission } from '../forms/use-submission-key.ts'
import { sessionQuery } from '../session/session.queries.ts'
import type { Command } from '../forms/post-call.ts'
import { AttachFile, type AttachedFile } from '../page-parts/attach-file.tsx'
import { keepDraft, readDraft } from './message-draft.ts'
import { MESSAGE_FORM } from './message-form-data.ts'
import * as styles from './message.css.ts'

const sendWords = outcomeWords({ ...SEND_REFUSAL, UNREACHABLE: UNAVAILABLE })

const UNREACHED = `${OFFLINE}。メッセージはこの端末に残っています。通信が戻ると送信します。`

/** From here on the length is shown. */
const NEARLY_FULL = 900

type MessageFormProps = {
  side: Side
  command: Command<{ outcome: string }>
  /** The thread, as the command names it. */
  target: Readonly<Record<string, string>>
  /** The answer to the browser's own post. */
  posted: string | undefined
  onSent: () => Promise<unknown>
}

/** The message being written: kept over a reload, until it has been sent. */
function useDraft(target: Readonly<Record<string, string>>) {
  const kept = keptFor(usePageForms(), MESSAGE_FORM)
  const accountId = useQuery(sessionQuery()).data?.accountId ?? ''
  const thread = Object.values(target).join('/')
  const owner = { accountId, thread }
  // Undefined until it is touched: until then the draft of an earlier load is shown.
  const [typed, setTyped] = useState<string>()
  const [chosen, setChosen] = useState<AttachedFile | null>()
  const isHydrated = useHydrated()
  const isTouched = typed !== undefined && chosen !== undefined
  const draft = isHydrated && !isTouched ? readDraft(owner) : null
  return {
    body: typed ?? draft?.body ?? kept?.typed['body'] ?? '',
    setBody: (text: string) => {
      setTyped(text)
      keepDraft(owner, { body: text })
    },
    file: chosen === undefined ? (draft?.file ?? null) : chosen,
    setFile: (file: AttachedFile | null) => {
      setChosen(file)
      keepDraft(owner, { file })
    },
    memory: {
      read: () => readDraft(owner)?.submission,
      write: (submission: Submission) => keepDraft(owner, { submission }),
    },
  }
}

/** A message that did not leave is sent as soon as the device is online again; its key makes it arrive once. */
function useSendAgain({ failure, form, send }: Posted) {
  useEffect(() => {
    if (failure === undefined) return
    const again = () => void (form.current && send(form.current))
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
}

/** Writes a message; the text stays until it has been sent. */
export function MessageForm(props: MessageFormProps) {
  const { side, command, target, posted, onSent } = props
  const { body, setBody, file, setFile, memory } = useDraft(target)
  const field = useRef<HTMLTextAreaElement>(null)
  const form = usePosted(command, {
    posted: posted === 'SENT' ? undefined : posted,
    of: MESSAGE_FORM,
    key: 'message',
    memory,
    unreachable: UNREACHED,
    onAnswer: async ({ outcome }) => {
      // Sent, or not to be sent again.
      if (outcome === 'SENT' || outcome === 'FILE_GONE') setFile(null)
      if (outcome !== 'SENT') return
      setBody('')
      await onSent()
    },
  })
  useSendAgain(form)
  const { problems } = form
  function insert(phrase: string) {
    setBody(body === '' ? phrase : `${body}\n${phrase}`)
    field.current?.focus()
  }
  return (
    <form {...form.attributes} className={styles.composer} aria-label="メッセージを送る">
      <Stack gap={2}>
        <FormReport of={form} words={sendWords} />
        {Object.entries(target).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="idempotencyKey" value={form.formKey} />
        <div className={styles.phrases} role="group" aria-label="よく使う文">
          {QUICK_PHRASES[side].map((phrase) => (
            <Button key={phrase} size="sm" className={styles.phrase} onClick={() => insert(phrase)}>
              {phrase}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          <div className={styles.field}>
            <Field label="メッセージ" labelHidden error={problems['body']}>
              {(control) => (
                <TextArea
                  {...control}
                  ref={field}
                  name="body"
                  rows={1}
                  grows
                  placeholder="メッセージ(患者情報は書かない)"
                  limit={body.length > NEARLY_FULL ? MESSAGE_LENGTH : undefined}
                  value={body}
                  onChange={(event) => setBody(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" variant="filled" pending={form.pending}>
            {form.failure === undefined ? '送る' : '再送信'}
          </Button>
        </div>
        <AttachFile file={file} onChange={setFile} />
        <PatientGuard name="body" text={body} problems={problems} />
      </Stack>
    </form>
  )
}
