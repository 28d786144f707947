import * as v from 'valibot'
import { keptSearchOf, SEARCH_KINDS } from '../../../domain/search/search-history.ts'
import { parseSearch } from '../../../domain/search/search-serialization.ts'

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const kind = v.picklist(SEARCH_KINDS)

/** What the form beside a search sends: the search as its address has it. One that is taken back says its name as well. */
export const saveFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    kind: text(form, 'kind'),
    search: text(form, 'search'),
    label: text(form, 'label') || null,
    notify: text(form, 'notify') !== 'false',
  })),
  v.object({
    kind,
    search: v.pipe(v.string(), v.maxLength(20_000)),
    label: v.nullable(v.pipe(v.string(), v.maxLength(1_000))),
    notify: v.boolean(),
  }),
  v.transform(({ search, ...form }) => ({ ...form, search: keptSearchOf(form.kind, parseSearch(search)) })),
)

export const SAVED_SEARCH_CHANGES = ['notify', 'silence', 'rename', 'delete'] as const
export type SavedSearchChange = (typeof SAVED_SEARCH_CHANGES)[number]

/** What the forms of a kept search send. */
export const changeFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    kind: text(form, 'kind'),
    id: text(form, 'id'),
    change: text(form, 'change'),
    label: text(form, 'label'),
  })),
  v.object({
    kind,
    id: v.pipe(v.string(), v.maxLength(64)),
    change: v.picklist(SAVED_SEARCH_CHANGES),
    label: v.pipe(v.string(), v.maxLength(1_000)),
  }),
)
