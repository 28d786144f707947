import { print, type DocumentNode } from 'graphql'
import { createHash } from 'node:crypto'

const ids = new WeakMap<DocumentNode, string>()

/** The id of a trusted document (persisted query): the SHA-256 of its printed text. */
export function documentId(document: DocumentNode): string {
  let id = ids.get(document)
  if (!id) {
    id = `sha256:${createHash('sha256').update(print(document)).digest('hex')}`
    ids.set(document, id)
  }
  return id
}
