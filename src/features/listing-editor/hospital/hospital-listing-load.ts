import type { QueryClient } from '@tanstack/react-query'
import type { ListingShelf } from '../../../domain/listing/listing-state.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { now } from '../../../platform/clock.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { copyDaysQuery } from './copy/copy.queries.ts'
import { COPY_FORM } from './copy/copy-form.ts'
import type { EditedDraft } from './draft-view.ts'
import {
  draftQuery,
  newDraftQuery,
  ownListingsQuery,
  regularDraftQuery,
  spotDraftQuery,
  usualPaysQuery,
} from './hospital-listing.queries.ts'
import type { EditorPart } from './own-listings-search.ts'

type Shelf = { kind?: SearchKind; shelf?: ListingShelf; after?: string }

export async function loadOwnListings(
  queryClient: QueryClient,
  { kind = 'spot', shelf = 'OPEN', after }: Shelf,
) {
  await queryClient.ensureInfiniteQueryData(ownListingsQuery(kind, shelf, after))
  return { formKey: newFormKey(), now: now() }
}

/** An unused UUID: two posts of one form save one draft. */
const newRef = () => newFormKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

export async function loadNewListing(queryClient: QueryClient, kind: SearchKind) {
  const draft = await queryClient.ensureQueryData(newDraftQuery(kind))
  if (draft) await queryClient.ensureQueryData(usualPaysQuery(kind, draft.prefecture))
  return { newRef: newRef() }
}

const loadPreview = (queryClient: QueryClient, { kind, ref, version }: EditedDraft): Promise<unknown> =>
  kind === 'spot'
    ? queryClient.ensureQueryData(spotDraftQuery(ref, version))
    : queryClient.ensureQueryData(regularDraftQuery(ref, version))

export async function loadDraft(queryClient: QueryClient, ref: string, part: EditorPart = 'time') {
  const draft = await queryClient.ensureQueryData(draftQuery(ref))
  if (draft) {
    if (part === 'time') await queryClient.ensureQueryData(usualPaysQuery(draft.kind, draft.prefecture))
    if (part === 'look') await loadPreview(queryClient, draft)
  }
  return { formKey: newFormKey() }
}

export async function loadCopyDays(queryClient: QueryClient, ref: string, month: string | undefined) {
  await queryClient.ensureQueryData(copyDaysQuery(ref, month))
  return { formKey: newFormKey(), kept: takeKeptAnswer(COPY_FORM) }
}
