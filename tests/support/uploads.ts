import { expect } from 'vitest'
import { rebuiltPdf } from '#app/backend/file/rebuilt-pdf.ts'
import { uprightPicture } from '#app/backend/file/upright-picture.ts'
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

/** As what `pdfFile` is stored. */
export async function storedPdf(): Promise<Buffer> {
  const answer = await rebuiltPdf(pdfFile())
  if ('refusal' in answer) throw new Error(answer.refusal)
  return Buffer.from(answer.bytes)
}

/** As what a PNG is stored. */
export async function storedPng(file: Buffer): Promise<Buffer> {
  const answer = await uprightPicture(file, { mime: 'image/png', mostBytes: file.length * 10 })
  if ('refusal' in answer) throw new Error(answer.refusal)
  return Buffer.from(answer.bytes)
}
