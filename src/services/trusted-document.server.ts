import { Kind, print, type DocumentNode } from 'graphql'
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

/** The name of a document's operation. */
export function operationName({ definitions }: DocumentNode): string {
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.name) return definition.name.value
  return 'anonymous'
}
