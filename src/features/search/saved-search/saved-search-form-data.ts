import * as v from 'valibot'
import { keptSearchOf } from '../../../domain/search/search-history.ts'
import { SEARCH_KINDS } from '../../../domain/listing/listing-kind.ts'
import { parseSearch } from '../../../domain/search/search-serialization.ts'
import { fieldsOf } from '../../forms/form-fields.ts'

const kind = v.picklist(SEARCH_KINDS)

/** What the form beside a search sends: the search as its address has it. One that is taken back says its name as well. */
export const saveFormSchema = v.pipe(
  fieldsOf({
    kind,
    search: v.pipe(v.string(), v.maxLength(20_000)),
    label: v.pipe(v.string(), v.maxLength(1_000)),
    notify: v.string(),
  }),
  v.transform(({ kind, search, label, notify }) => ({
    kind,
    search: keptSearchOf(kind, parseSearch(search)),
    label: label || null,
    notify: notify !== 'false',
  })),
)

const SAVED_SEARCH_CHANGES = ['notify', 'silence', 'rename', 'delete'] as const
export type SavedSearchChange = (typeof SAVED_SEARCH_CHANGES)[number]

/** What the forms of a kept search send. */
export const changeFormSchema = fieldsOf({
  kind,
  id: v.pipe(v.string(), v.maxLength(64)),
  change: v.picklist(SAVED_SEARCH_CHANGES),
  label: v.pipe(v.string(), v.maxLength(1_000)),
})
