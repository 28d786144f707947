import type { SearchKind } from '../listing-kind.ts'
import { clearedIn, type FieldLooks, type ListingPart } from './field-look.ts'
import { REGULAR_LOOKS } from './regular-fields.ts'
import { SPOT_LOOKS } from './spot-fields.ts'

/** The editor's fields by kind. */
export const LOOKS: Record<SearchKind, FieldLooks> = { spot: SPOT_LOOKS, regular: REGULAR_LOOKS }

/** The answers of a part: its fields, and which of its texts are cleared. */
export const answersOfPart = (kind: SearchKind, part: ListingPart): string[] => [
  ...Object.entries(LOOKS[kind]).flatMap(([field, look]) => (look.part === part ? [field] : [])),
  clearedIn(part),
]
