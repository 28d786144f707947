import { OFFLINE } from '../../domain/text/outage.ts'
import * as v from 'valibot'
import { hrefOf } from '../../platform/address.ts'
import { toMessageFiles } from '../../platform/addresses.ts'

const answerSchema = v.object({ id: v.string(), name: v.string() })
const refusalSchema = v.object({ message: v.string() })

const UNREACHABLE = `${OFFLINE}。もう一度お試しください。`

export type FileAnswer = { id: string; name: string } | { message: string }

/** Uploads a file that a message is to carry. A refusal comes back as a sentence for the writer. */
export async function sendFile(file: File): Promise<FileAnswer> {
  try {
    const response = await fetch(`${hrefOf(toMessageFiles())}?name=${encodeURIComponent(file.name)}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    })
    const body: unknown = await response.json()
    if (response.ok) return v.parse(answerSchema, body)
    const refusal = v.safeParse(refusalSchema, body)
    return { message: refusal.success ? refusal.output.message : UNREACHABLE }
  } catch {
    return { message: UNREACHABLE }
  }
}
