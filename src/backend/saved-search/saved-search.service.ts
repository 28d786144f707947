import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { criteriaSummary } from '../../domain/search/criteria-summary.ts'
import {
  CRITERION_NAMES,
  SAVED_CRITERIA,
  SAVED_NAMES,
  valuesOf,
} from '../../domain/search/search-criteria.ts'
import { roleOfDoctorStatus } from '../../domain/account/role.ts'
import {
  allCriteria,
  HISTORY_LENGTH,
  keptSearchKey,
  keptSearchOf,
  type KeptSearch,
} from '../../domain/search/search-history.ts'
import { type SearchKind, WIRE_KIND } from '../../domain/listing/listing-kind.ts'
import type { SavedSearchAnswer, SavedSearchRefusal } from '../../contract/gen/listings-resolvers.ts'
import { plainText } from '../../domain/text/typed-text.ts'
import type { Database, Executor } from '../database/client.ts'
import { notification } from '../database/schema/notification.ts'
import { savedSearch, savedSearchHit } from '../database/schema/doctor/saved-search.ts'
import {
  deleteSavedSearch,
  findSavedSearches,
  insertSavedSearch,
  lockSearchesOwner,
  updateSavedSearch,
  type SavedSearchRow,
} from './saved-search.store.ts'

const LABEL_LENGTH = 60

/** The caller: null for a visitor; without a doctor id before registration is complete. */
export type SearchKeeper = { doctorId: string | null } | null

export type SavedSearchService = ReturnType<typeof createSavedSearchService>

type SavedSearchOptions = {
  database: Database
  clock: () => Date
  nameHospitals: (ids: readonly string[]) => Promise<{ id: string; name: string }[]>
}

const kept = (row: SavedSearchRow): SavedSearchAnswer => ({ search: toSavedSearch(row), refusal: null })
const refused = (refusal: SavedSearchRefusal): SavedSearchAnswer => ({ search: null, refusal })

const toSavedSearch = ({ id, kind, criteria, beyond, label, notify }: SavedSearchRow) => {
  const read = keptSearchOf(kind, { ...criteria, ...beyond })
  const asked = allCriteria(read)
  return {
    id,
    kind: WIRE_KIND[kind],
    label,
    notify,
    criteria: { ...NO_CRITERIA, ...read.criteria },
    beyond: CRITERION_NAMES.filter((name) => !Object.hasOwn(SAVED_CRITERIA, name)).flatMap((criterion) => {
      const values = valuesOf(asked[criterion])
      return values.length > 0 ? [{ criterion, values }] : []
    }),
  }
}

/** On the wire, an absent criterion is null. */
const NO_CRITERIA = v.parse(v.object(v.entriesFromList(SAVED_NAMES, v.optional(v.null(), null))), {})

const refusalOf = (keeper: SearchKeeper): SavedSearchRefusal => (keeper ? 'NOT_REGISTERED' : 'SIGNED_OUT')

/** A doctor's saved searches: at most twenty per kind, without duplicates. */
export function createSavedSearchService({ database, clock, nameHospitals }: SavedSearchOptions) {
  async function labelOf(search: KeptSearch): Promise<string> {
    const criteria = allCriteria(search)
    const names = new Map(
      (await nameHospitals(criteria.generalHospitalIds ?? [])).map(({ id, name }) => [id, name]),
    )
    return criteriaSummary(criteria, (id) => names.get(id) ?? '指定した病院')
  }

  async function keep(
    tx: Executor,
    doctorId: string,
    search: KeptSearch & { kind: SearchKind; label: string; notify: boolean },
  ): Promise<SavedSearchAnswer> {
    const now = clock()
    const status = await lockSearchesOwner(tx, doctorId, now)
    if (!status || status === 'DEACTIVATED' || roleOfDoctorStatus(status) === 'BannedDoctor') {
      return refused('NOT_ALLOWED')
    }
    const key = keptSearchKey(search)
    const others = await findSavedSearches(tx, doctorId, search.kind)
    const known = others.find((other) => other.criteriaKey === key)
    if (known) {
      // Already saved: notify=true turns notices on, notify=false leaves them.
      const notify = known.notify || search.notify
      const row = await updateSavedSearch(tx, { doctorId, id: known.id, change: { notify } })
      return row ? kept(row) : refused('NOT_FOUND')
    }
    if (others.length >= HISTORY_LENGTH) return refused('TOO_MANY')
    const row = await insertSavedSearch(tx, {
      ...search,
      beyond: search.beyond ?? null,
      doctorId,
      criteriaKey: key,
      createdAt: now,
    })
    return row ? kept(row) : refused('NOT_FOUND')
  }

  async function change(
    keeper: SearchKeeper,
    id: string,
    changes: { label: string } | { notify: boolean },
  ): Promise<SavedSearchAnswer> {
    if (!keeper?.doctorId) return refused(refusalOf(keeper))
    const row = await updateSavedSearch(database, { doctorId: keeper.doctorId, id, change: changes })
    return row ? kept(row) : refused('NOT_FOUND')
  }

  return {
    /** An empty list for visitors. */
    async list(keeper: SearchKeeper, kind: SearchKind | null) {
      if (!keeper?.doctorId) return []
      return (await findSavedSearches(database, keeper.doctorId, kind)).map(toSavedSearch)
    },

    /** Idempotent: an equal search returns the existing one. */
    async save(
      keeper: SearchKeeper,
      /** `criteria` holds all criteria, the twelve saved ones and those beyond. */
      asked: { kind: SearchKind; criteria: object; label: string | null; notify: boolean },
    ): Promise<SavedSearchAnswer> {
      if (!keeper?.doctorId) return refused(refusalOf(keeper))
      const { doctorId } = keeper
      const { kind, notify } = asked
      const search = keptSearchOf(kind, asked.criteria)
      if (keptSearchKey(search) === '') return refused('EMPTY')
      const label = (plainText(asked.label ?? '') || (await labelOf(search))).slice(0, LABEL_LENGTH)
      return database.transaction((tx) => keep(tx, doctorId, { ...search, kind, label, notify }))
    },

    async rename(keeper: SearchKeeper, id: string, typed: string): Promise<SavedSearchAnswer> {
      const label = plainText(typed).slice(0, LABEL_LENGTH)
      return label === '' ? refused('EMPTY') : change(keeper, id, { label })
    },

    setNotice: (keeper: SearchKeeper, id: string, notify: boolean) => change(keeper, id, { notify }),

    /** Idempotent: deleting a missing search succeeds. */
    async remove(keeper: SearchKeeper, id: string): Promise<SavedSearchAnswer> {
      if (!keeper?.doctorId) return refused(refusalOf(keeper))
      await deleteSavedSearch(database, keeper.doctorId, id)
      return { search: null, refusal: null }
    },
  }
}

/** Deletes searches, hits and notifications when a doctor's account is closed. */
export async function deleteAllSavedSearches(tx: Executor, doctorId: string): Promise<void> {
  await tx.delete(savedSearch).where(eq(savedSearch.doctorId, doctorId))
  await tx.delete(savedSearchHit).where(eq(savedSearchHit.doctorId, doctorId))
  await tx.delete(notification).where(eq(notification.doctorId, doctorId))
}
