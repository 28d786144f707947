import { DAY_MS } from '#app/domain/duration.ts'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { hospitalInvitation } from '#app/backend/database/schema/hospital/hospital-invitation.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { callTwirp, type TestBackend, key, wordOf } from './backend-calls.ts'
import type { TestDatabase } from './database.ts'
import type { TestDoctor } from './doctors.ts'
import { hospitalProfiles } from './hospital-profiles.ts'
import { editorOf } from './listing-drafts.ts'
import { insertMember, type TestMember } from './members.ts'
import { decideChange, requestChange } from './profile-changes.ts'
import { insertRegistered } from './profiles.ts'
import { decideAs } from './staff.ts'

type Scene = { db: TestDatabase; backend: TestBackend }

/** What a doctor sets alone: the calendar's address, NG settings, another name, which our staff approves. */
export async function setUp({ db, backend }: Scene, worker: TestDoctor, hospitalId: number) {
  const one = await insertRegistered(db.database)
  const own = async (method: string, more: Record<string, unknown> = {}) =>
    wordOf(await callTwirp(backend, `dp.work.${method}`, { ...key(), ...more }, one.bearer))
  const token = randomBytes(32).toString('base64url')
  expect(await own('CalendarFeeds/IssueFeed', { token, shows_hospital: true })).toBe('ISSUED')
  expect(await own('CalendarFeeds/ChangeFeed', { shows_hospital: false })).toBe('CHANGED')
  expect(await own('CalendarFeeds/RevokeFeed')).toBe('REVOKED')
  const ng = (more: Record<string, unknown>) => own('NgSettings/ChangeNgSettings', more)
  expect(await ng({ add_hospital: { hospital_id: String(hospitalId), reason: '遠い' } })).toBe('SAVED')
  const period = { start: '2026-12-01T00:00:00Z', end: '2026-12-01T03:00:00Z' }
  expect(await ng({ add_period: period })).toBe('SAVED')
  const { body } = await requestChange(backend, one.bearer)
  const decided = await decideChange(backend, body.profile.changes[0].id, worker.bearer)
  expect(wordOf(decided)).toBe('DECIDED')
  const settings = await callTwirp(backend, 'dp.work.NgSettings/GetNgSettings', {}, one.bearer)
  expect(settings.body.hospitals).toHaveLength(1)
  expect(settings.body.blocks).toHaveLength(1)
  return one
}

/** Our staff verifies a doctor, and writes and ends an alert. */
export async function superviseAs({ db, backend }: Scene, worker: TestDoctor) {
  const { database } = db
  const one = await insertRegistered(database)
  const decided = await decideAs({ backend, database, bearer: worker.bearer }, one.doctorId, {
    decision: 'SUSPEND',
    seen_status: 'APPROVE',
    reason: '書類の確認が必要です。',
    // The backends of these tests have the real clock.
    suspend_until: new Date(Date.now() + 14 * DAY_MS).toISOString(),
  })
  const alert = async (method: string, more: Record<string, unknown>) =>
    callTwirp(backend, `dp.staff.ServiceAlerts/${method}`, { ...key(), ...more }, worker.bearer)
  const words = { status: 'ALERT_STATUS_INVESTIGATING', description: '検索に時間がかかることがあります。' }
  expect(wordOf(await alert('WriteAlert', words))).toBe('WRITTEN')
  const { body } = await callTwirp(backend, 'dp.staff.ServiceAlerts/ListAlerts', {}, worker.bearer)
  const shown = body.alerts.filter(({ is_shown }: { is_shown?: boolean }) => is_shown)
  expect(shown).toHaveLength(1)
  expect(wordOf(await alert('EndAlert', { id: shown[0].id }))).toBe('ENDED')
  return wordOf(decided)
}

/** A hospital's listings, copied, published together and paused; how many there are then. */
export async function publishMany({ backend }: Scene, { bearer }: TestMember) {
  const editor = editorOf(backend, bearer)
  const one = await editor.draft()
  const published = (await editor.publish(one)).body
  expect(published.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
  const dates = ['2026-12-24', '2026-12-25']
  const copied = (await editor.call('CopyListing', { ref: published.listing_number, dates, ...key() })).body
  expect(copied.refs).toHaveLength(2)
  const drafts = await Promise.all(
    copied.refs.map(async (ref: string) => ({
      ref,
      version: (await editor.call('GetDraft', { ref })).body.draft.version ?? 1,
    })),
  )
  const { publications } = (await editor.call('PublishDrafts', { drafts, ...key() })).body
  expect(publications.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
    dates.map(() => 'PUBLISH_OUTCOME_PUBLISHED'),
  )
  expect(wordOf(await editor.change(published.listing_number, 'PAUSE'))).toBe('CHANGED')
}

/** Members of a hospital and what it says of itself. */
export async function runHospital(scene: Scene, owner: TestMember, hospitalId: number) {
  const { database } = scene.db
  const call = async (method: string, more: Record<string, unknown>) =>
    wordOf(
      await callTwirp(
        scene.backend,
        `dp.hospital.HospitalMembers/${method}`,
        { ...key(), ...more },
        owner.bearer,
      ),
    )
  const address = `${crypto.randomUUID()}@example.jp`
  expect(await call('InviteMember', { address, role: 'MEMBER_ROLE_STAFF' })).toBe('INVITED')
  const invited = await database
    .select()
    .from(hospitalInvitation)
    .where(eq(hospitalInvitation.address, address))
  expect(invited).toHaveLength(1)
  expect(await call('VoidInvitation', { invitation_id: invited[0]?.id })).toBe('VOIDED')
  const { memberId } = await insertMember(database, hospitalId, { role: 'STAFF' })
  expect(await call('ChangeRole', { member_id: memberId, role: 'MEMBER_ROLE_VIEWER' })).toBe('CHANGED')
  expect(await call('RemoveMember', { member_id: memberId })).toBe('REMOVED')
  const profiles = hospitalProfiles(scene)
  const version = (await profiles.rowOf(hospitalId))?.version ?? 0
  expect(await profiles.save(owner, hospitalId, { version })).toBe('SAVED')
  expect((await profiles.rowOf(hospitalId))?.version).toBe(version + 1)
}

export const firstHospital = async ({ db }: Pick<Scene, 'db'>): Promise<number> =>
  (await db.database.select().from(hospital).limit(1))[0]?.id ?? 0
