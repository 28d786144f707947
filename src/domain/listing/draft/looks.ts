import type { SearchKind } from '../../search/search-history.ts'
import type { FieldLooks } from './field-look.ts'
import { REGULAR_LOOKS } from './regular-fields.ts'
import { SPOT_LOOKS } from './spot-fields.ts'

/** The editor's fields by kind. */
export const LOOKS: Record<SearchKind, FieldLooks> = { spot: SPOT_LOOKS, regular: REGULAR_LOOKS }
