import { Kind, parse, print, visit, type DocumentNode } from 'graphql'
import { LIMITS } from './limits.ts'

export type TrustedDocuments = {
  /** The text of a document by its id, with or without `sha256:` before it; null when there is none. */
  textOf(id: string): string | null
  /**
   * Whether a text is one of them; layout, operation name and the `__typename` fields that clients add make
   * no difference.
   */
  isTrusted(text: string): boolean
}

/** The normal form of a document: without everything that does not change what it asks for. */
function essence(document: DocumentNode): string {
  return print(
    visit(document, {
      Field: (field) => (field.name.value === '__typename' && !field.alias ? null : undefined),
      OperationDefinition: (operation) => ({ ...operation, name: undefined }),
    }),
  )
}

function essenceOfText(text: string): string | null {
  try {
    const document = parse(text, { maxTokens: LIMITS.tokens, noLocation: true })
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    return operations.length === 1 ? essence(document) : null
  } catch {
    return null
  }
}

/** The documents a production endpoint executes, by id (`sha256:…`). */
export function createTrustedDocuments(texts: Readonly<Record<string, string>>): TrustedDocuments {
  let essences: Set<string> | undefined
  return {
    textOf: (id) => {
      const key = id.startsWith('sha256:') ? id : `sha256:${id}`
      return Object.hasOwn(texts, key) ? (texts[key] ?? null) : null
    },
    isTrusted: (text) => {
      // Normal forms are made lazily: our own pages send ids, and only the first text costs parsing all
      // documents.
      essences ??= new Set(Object.values(texts).flatMap((known) => essenceOfText(known) ?? []))
      const asked = essenceOfText(text)
      return asked !== null && essences.has(asked)
    },
  }
}
