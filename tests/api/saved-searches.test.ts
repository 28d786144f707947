import type { TadaDocumentNode } from 'gql.tada'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  DeleteSavedSearch,
  RenameSavedSearch,
  SavedSearches,
  SaveSearch,
  SetSavedSearchNotice,
} from '#app/features/search/saved-search/saved-search.listings.documents.ts'
import { savedSearch } from '#app/backend/database/schema/doctor/saved-search.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'

const NIGHTS = { prefectures: ['TOKYO', 'KANAGAWA'], shiftPatterns: ['NIGHT'], minimumFee: 80_000 } as const

describe('saved searches', () => {
  let db: TestDatabase
  let backend: TestBackend
  let doctor: TestDoctor

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    doctor = await insertDoctor(db.database)
  })

  async function ask<Data, Variables extends Record<string, unknown>>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Record<string, unknown>,
    bearer: string | null = doctor.bearer,
  ): Promise<Data> {
    return dataOf('listings', document, await backend.inProcess.listings({ document, variables, bearer }))
  }

  const save = async (
    criteria: Record<string, unknown>,
    more: Record<string, unknown> = {},
    bearer?: string | null,
  ) => (await ask(SaveSearch, { kind: 'SPOT', criteria, notify: true, ...more }, bearer)).saveSearch
  const list = async (kind: string | null = null, bearer?: string | null) =>
    (await ask(SavedSearches, { kind }, bearer)).savedSearches
  const idOf = async (criteria: Record<string, unknown>) => (await save(criteria)).search?.id ?? ''

  test('a search is kept, said in words, and found again', async () => {
    const { search, refusal } = await save(NIGHTS)
    expect(refusal).toBeNull()
    expect(search).toMatchObject({ label: '東京・神奈川 / 当直 / 8万円以上', notify: true })
    expect(await list('SPOT')).toMatchObject([{ id: search?.id, criteria: NIGHTS }])
    expect(await list('REGULAR')).toEqual([])
  })

  test('the same search is kept once, whatever the order of its values', async () => {
    const first = await save({ ...NIGHTS, generalHospitalIds: [] }, { notify: false })
    const again = await save({
      minimumFee: 80_000,
      shiftPatterns: ['NIGHT'],
      prefectures: ['KANAGAWA', 'TOKYO'],
    })
    expect(again.search?.id).toBe(first.search?.id)
    expect(again.search?.notify).toBe(true)
    expect(await list()).toHaveLength(1)
    // The other kind has its own.
    await save(NIGHTS, { kind: 'REGULAR' })
    expect(await list()).toHaveLength(2)
  })

  test('all of a search is kept: the twelve, and what else it asks for beside them', async () => {
    const beyond = {
      cities: ['TOKYO-板橋区'],
      conditions: ['WITHOUT_AMBULANCE'],
      shiftLengths: ['UP_TO_16H'],
    }
    const { search } = await save({ prefectures: ['TOKYO'] }, { beyond })
    expect(search?.label).toBe('東京都板橋区 / 救急車なし / 12時間超〜16時間')
    expect(await list('SPOT')).toMatchObject([
      {
        criteria: { prefectures: ['TOKYO'], minimumFee: null },
        beyond: Object.entries(beyond).map(([criterion, values]) => ({ criterion, values })),
      },
    ])
    // Another search than the one without, and one by itself; what only the other kind asks for is no condition.
    expect((await save({ prefectures: ['TOKYO'] })).search?.id).not.toBe(search?.id)
    expect((await save({}, { beyond: { conditions: ['EASY'] } })).search?.label).toBe('ゆったり')
    expect((await save({}, { beyond: { frequencies: ['WEEKLY'] } })).refusal).toBe('EMPTY')
    const regular = await save(
      {},
      { kind: 'REGULAR', beyond: { frequencies: ['WEEKLY'], season: 'GOLDEN_WEEK' } },
    )
    expect(regular.search?.label).toBe('毎週')
    expect(await list()).toHaveLength(4)
  })

  test('one that was kept when only the twelve were is the same search still', async () => {
    await db.database.insert(savedSearch).values({
      doctorId: doctor.doctorId,
      kind: 'spot',
      criteria: { prefectures: ['TOKYO'] },
      criteriaKey: 'prefectures=TOKYO',
      label: '東京',
      notify: false,
      createdAt: NOW,
    })
    const [{ id } = { id: '' }] = await list('SPOT')
    expect((await save({ prefectures: ['TOKYO'] })).search).toMatchObject({ id, label: '東京', notify: true })
  })

  test('ten at once keep one, and twenty are the most', async () => {
    await Promise.all(Array.from({ length: 10 }, () => save(NIGHTS)))
    expect(await list()).toHaveLength(1)
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => save({ minimumFee: 10_000 * (index + 1) })),
    )
    expect(await list('SPOT')).toHaveLength(20)
    expect(answers.filter(({ refusal }) => refusal === 'TOO_MANY')).toHaveLength(6)
    expect((await save(NIGHTS)).refusal).toBeNull()
  })

  test('it is renamed, silenced and deleted, and again', async () => {
    const id = await idOf(NIGHTS)
    const { renameSavedSearch } = await ask(RenameSavedSearch, { id, label: ' 週末の　当直 ' })
    expect(renameSavedSearch.search?.label).toBe('週末の 当直')
    expect((await ask(RenameSavedSearch, { id, label: '  ' })).renameSavedSearch.refusal).toBe('EMPTY')
    for (const notify of [false, false, true]) {
      const { setSavedSearchNotice } = await ask(SetSavedSearchNotice, { id, notify })
      expect(setSavedSearchNotice.search?.notify).toBe(notify)
    }
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(DeleteSavedSearch, { id })).deleteSavedSearch.refusal).toBeNull()
    }
    expect(await list()).toEqual([])
    expect((await ask(SetSavedSearchNotice, { id, notify: true })).setSavedSearchNotice.refusal).toBe(
      'NOT_FOUND',
    )
  })

  test('nobody sees or touches those of another doctor', async () => {
    const id = await idOf(NIGHTS)
    const { bearer } = await insertDoctor(db.database)
    expect(await list(null, bearer)).toEqual([])
    expect((await ask(RenameSavedSearch, { id, label: 'x' }, bearer)).renameSavedSearch.refusal).toBe(
      'NOT_FOUND',
    )
    expect(
      (await ask(SetSavedSearchNotice, { id, notify: false }, bearer)).setSavedSearchNotice.refusal,
    ).toBe('NOT_FOUND')
    await ask(DeleteSavedSearch, { id }, bearer)
    expect(await list()).toMatchObject([{ id, notify: true }])
  })

  test('who may not is told so', async () => {
    expect((await save(NIGHTS, {}, null)).refusal).toBe('SIGNED_OUT')
    expect(await list(null, null)).toEqual([])
    const nobody = await insertDoctor(db.database, { status: null })
    expect((await save(NIGHTS, {}, nobody.bearer)).refusal).toBe('NOT_REGISTERED')
    const outcomes = [
      ['INITIAL', null],
      ['MEDICAL_LICENSE_VERIFIED', null],
      ['VIEW_ONLY', null],
      ['BANNED', 'NOT_ALLOWED'],
      ['SUSPENDED', 'NOT_ALLOWED'],
      ['REJECT', 'NOT_ALLOWED'],
      ['DEACTIVATED', 'NOT_ALLOWED'],
    ] as const
    for (const [status, refusal] of outcomes) {
      const one = await insertDoctor(db.database, { status })
      expect((await save(NIGHTS, {}, one.bearer)).refusal, status).toBe(refusal)
    }
  })

  test('what is no search, and no id, is refused in words', async () => {
    expect((await save({})).refusal).toBe('EMPTY')
    expect((await save({ prefectures: [], minimumFee: 0 })).refusal).toBe('EMPTY')
    for (const id of ['', 'x', '0', '00000000-0000-4000-8000-000000000000']) {
      expect((await ask(RenameSavedSearch, { id, label: 'x' })).renameSavedSearch.refusal).toBe('NOT_FOUND')
      expect((await ask(DeleteSavedSearch, { id })).deleteSavedSearch.refusal).toBeNull()
    }
    await expect(save({ prefectures: ['ATLANTIS'] })).rejects.toThrow()
    expect(backend.reported).toEqual([])
  })
})
