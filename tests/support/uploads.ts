import { expect } from 'vitest'
import type { Backend } from '#app/backend/server.ts'
import { ORIGIN } from './doctors.ts'
import { pdfFile } from './pdfs.ts'

const put = (path: string, bearer: string, file: Buffer) =>
  new Request(`${ORIGIN}${path}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${bearer}`, Origin: ORIGIN },
    body: new Uint8Array(file),
  })

export const putLicence = (backend: Backend, bearer: string, file: Buffer) =>
  backend.handlers.documents(put('/documents/licence', bearer, file))

/** A PDF for a message. */
export const putFile = (backend: Backend, bearer: string) =>
  backend.handlers.messageFiles(put('/messages/files?name=a.pdf', bearer, pdfFile()))

export const getFile = (backend: Backend, bearer: string, id: string) =>
  backend.handlers.messageFiles(
    new Request(`${ORIGIN}/messages/files/${id}`, { headers: { Authorization: `Bearer ${bearer}` } }),
  )

/** The id that a successful upload was answered with. */
export async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  return String((await response.json()).id)
}

export async function bodyOf(response: Response): Promise<Buffer> {
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
