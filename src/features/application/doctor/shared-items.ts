import { DOCUMENT_KIND } from '../../../domain/doctor/registration-words.ts'
import type { DescriptionItem } from '../../../ui/description-list/description-list.tsx'
import type { ApplicationView } from './application-view.ts'

/** The documents that the doctor shares with the hospital; no item without any. */
export const sharedItems = ({ sharedDocuments }: ApplicationView): DescriptionItem[] =>
  sharedDocuments.length > 0
    ? [
        {
          term: '共有した書類',
          description: sharedDocuments.map((kind) => DOCUMENT_KIND[kind]).join('・'),
        },
      ]
    : []
