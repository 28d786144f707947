import { OFFLINE } from '../../domain/text/outage.ts'
import * as v from 'valibot'

const refusalSchema = v.object({ message: v.string() })

const UNREACHABLE = `${OFFLINE}。写真はそのままです。もう一度お試しください。`

export type UploadAnswer = { ok: true } | { ok: false; message: string }

/** Uploads a masked photograph. A refusal comes back as a sentence for the doctor. */
export async function sendDocument(target: string, picture: Blob): Promise<UploadAnswer> {
  try {
    const response = await fetch(`/documents/${target.toLowerCase()}`, {
      method: 'PUT',
      headers: { 'Content-Type': picture.type },
      body: picture,
    })
    if (response.ok) return { ok: true }
    const refusal = v.safeParse(refusalSchema, await response.json())
    return { ok: false, message: refusal.success ? refusal.output.message : UNREACHABLE }
  } catch {
    return { ok: false, message: UNREACHABLE }
  }
}
