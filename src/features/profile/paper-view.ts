import {
  PaperState as WirePaperState,
  ViewedDocument as WireViewed,
  type Document,
} from '../../contract/gen/profile_pb.ts'
import { DocumentKind as WireDocumentKind } from '../../contract/gen/registration_pb.ts'
import { requiredWord, wireWordsOf } from '../../contract/wire-word.ts'
import {
  DOCUMENT_KIND,
  VIEWED_DOCUMENT,
  type DocumentKind,
  type DocumentState,
  type ViewedDocument,
} from '../../domain/doctor/registration-words.ts'
import { timestampText } from '../../services/timestamp-text.ts'

export type PaperView = {
  id: string
  kind: DocumentKind
  state: DocumentState | 'EXPIRED'
  reason: string
  expiresOn: string
  uploaded: string
}

export const paperView = ({ id, kind, state, reason, expiresOn, uploadedAt }: Document): PaperView => ({
  id,
  kind: requiredWord(WireDocumentKind, kind, 'Document.kind'),
  state: requiredWord(WirePaperState, state, 'Document.state'),
  reason,
  expiresOn,
  uploaded: timestampText(uploadedAt),
})

export function viewedDocument(kind: number): string {
  const word: ViewedDocument = requiredWord(WireViewed, kind, 'DocumentView.kind')
  return VIEWED_DOCUMENT[word]
}

export const sharedDocuments = (kinds: readonly number[]): string =>
  wireWordsOf(WireDocumentKind, kinds)
    .map((kind) => DOCUMENT_KIND[kind])
    .join('、')
