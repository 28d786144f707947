import { print, type DocumentNode } from 'graphql'
import { createHash } from 'node:crypto'

const ids = new WeakMap<DocumentNode, string>()

/** The id under which a production endpoint knows a document: the hash of its printed text. */
export function documentId(document: DocumentNode): string {
  let id = ids.get(document)
  if (!id) {
    id = `sha256:${createHash('sha256').update(print(document)).digest('hex')}`
    ids.set(document, id)
  }
  return id
}
