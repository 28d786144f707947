import { useState, type ChangeEvent } from 'react'
import { hrefOf } from '../../../platform/address.ts'
import { toDocument } from '../../../platform/addresses.ts'
import { sendDocument } from '../../../services/registration/document-upload.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FileButton } from '../../../ui/button/file-button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { NeedsScript } from '../../forms/needs-script.tsx'
import type { MaskBox } from './mask-box.ts'
import { MaskEditor } from './mask-editor.tsx'
import { maskedPicture, openPicture, UNREADABLE } from './mask-picture.ts'
import * as styles from './documents.css.ts'

type PictureSenderProps = {
  /** What the picture shows. */
  label: string
  /** The upload's URL: PUT /documents/{target}. */
  target: string
  /** What must be masked; without it masking is optional. */
  hides?: string
  /** The id of the picture sent before. */
  sentId: string | undefined
  /** No further upload: the picture has been verified. */
  isClosed?: boolean
  /** Called after an upload. */
  onSent: () => Promise<void>
}

/** Position of the 本籍地 on a licence: under the title, above the name. The doctor adjusts it. */
const PRESET: MaskBox = { x: 0.12, y: 0.24, width: 0.5, height: 0.1 }

/** Takes a photograph, masks a part of it on this device and uploads the result. */
export function PictureSender({ label, target, hides, sentId, isClosed, onSent }: PictureSenderProps) {
  const [picture, setPicture] = useState<HTMLCanvasElement>()
  const [box, setBox] = useState<MaskBox>(PRESET)
  const [ticked, setTicked] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [doubt, setDoubt] = useState<'NONE' | 'BLURRED' | 'ACCEPTED'>('NONE')
  const [sent, setSent] = useState(false)
  const masks = hides !== undefined || ticked

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Clearing the input below lets the doctor choose the same file again after an error.
    const input = event.target
    if (!file) return
    const opened = await openPicture(file)
    input.value = ''
    setSent(false)
    setProblem(opened.problem ?? undefined)
    if (!opened.canvas) return
    setPicture(opened.canvas)
    setDoubt(opened.isBlurred ? 'BLURRED' : 'NONE')
    setBox(PRESET)
    setTicked(false)
  }

  async function send() {
    if (!picture || pending) return
    if (hides !== undefined && !ticked) {
      setProblem(`${hides}が黒く隠れていることを確かめて、チェックを入れてください。`)
      return
    }
    if (doubt === 'BLURRED') {
      // The blur test may be wrong on unusual paper, so the doctor decides.
      setDoubt('ACCEPTED')
      setProblem(`${UNREADABLE}このまま送るときは、もう一度ボタンを押してください。`)
      return
    }
    setPending(true)
    const masked = await maskedPicture(picture, masks ? box : null)
    const answer = masked
      ? await sendDocument(target, masked)
      : ({
          ok: false,
          message: 'この端末では写真を加工できませんでした。ほかの端末でお試しください。',
        } as const)
    if (answer.ok) {
      await onSent()
      setPicture(undefined)
      setProblem(undefined)
      setSent(true)
    } else setProblem(answer.message)
    setPending(false)
  }

  return (
    <>
      {sentId && !picture && (
        <img src={hrefOf(toDocument(sentId))} alt={`送信済みの${label}`} className={styles.sent} />
      )}
      {sent && (
        <Notice tone="good" role="status">
          {label}の写真を受け取りました。
        </Notice>
      )}
      {picture && (
        <>
          {doubt !== 'NONE' && !problem && (
            <Notice tone="warn" role="alert">
              {UNREADABLE}
            </Notice>
          )}
          {hides === undefined && (
            <Checkbox
              label="写真の一部を黒く隠す"
              checked={ticked}
              onChange={(event) => setTicked(event.target.checked)}
            />
          )}
          {masks ? (
            <MaskEditor picture={picture} hides={hides ?? '見せない部分'} box={box} onChange={setBox} />
          ) : (
            <Preview picture={picture} label={label} />
          )}
          {hides !== undefined && (
            <Checkbox
              label={`${hides}が黒く隠れていて、ほかの文字が読めることを確認しました`}
              checked={ticked}
              onChange={(event) => setTicked(event.target.checked)}
            />
          )}
        </>
      )}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {picture && (
        <Button variant="filled" size="lg" block pending={pending} onClick={() => void send()}>
          {masks ? '黒く隠した写真を送る' : 'この写真を送る'}
        </Button>
      )}
      {!isClosed && (
        <NeedsScript>
          <Inline gap={3}>
            <PictureInput label="写真を撮る" of={label} capture onChange={open} />
            <PictureInput
              label={picture || sentId ? '別の写真を選ぶ' : '写真を選ぶ'}
              of={label}
              onChange={open}
            />
          </Inline>
        </NeedsScript>
      )}
    </>
  )
}

type PictureInputProps = {
  label: string
  of: string
  /** Opens the camera, where there is one. */
  capture?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void>
}

function PictureInput({ label, of, capture, onChange }: PictureInputProps) {
  return (
    <FileButton
      accept="image/*"
      capture={capture ? 'environment' : undefined}
      aria-label={`${of}の${label}`}
      onChange={(event) => void onChange(event)}
    >
      {label}
    </FileButton>
  )
}

function Preview({ picture, label }: { picture: HTMLCanvasElement; label: string }) {
  const draw = (canvas: HTMLCanvasElement | null) => {
    canvas?.getContext('2d')?.drawImage(picture, 0, 0)
  }
  return (
    <canvas
      key={`${picture.width}x${picture.height}`}
      ref={draw}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={`選んだ${label}の写真`}
      className={styles.sent}
    />
  )
}
