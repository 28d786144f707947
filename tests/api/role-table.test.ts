import { afterAll, beforeAll, expect, test } from 'vitest'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { roleCallers, WHO, type RoleCaller, type Who } from '#tests/support/role-callers.ts'
import { requestsOfMethod, rpcMethods } from '#tests/support/rpc-methods.ts'

/** Every method of the contract asked by every kind of caller: whoever is not named here is refused. */

const EVERYBODY: readonly Who[] = WHO
const SIGNED_IN = WHO.filter((who) => who !== 'nobody')
const DOCTORS: readonly Who[] = [
  'doctor',
  'unverified doctor',
  'suspended doctor',
  'banned doctor',
  'doctor who has left',
]
const WRITERS: readonly Who[] = ['owner', 'desk', 'suspended hospital']
const MEMBERS: readonly Who[] = [...WRITERS, 'viewer']
const OURS: readonly Who[] = ['staff', 'new staff']

/** By the first that fits the name of a method. */
const MAY: readonly (readonly [name: RegExp, who: readonly Who[]])[] = [
  // Without a log-in: a question to us, a link of a mail, what a browser reports.
  [/^dp\.contact\.|StopMails$|AcceptInvitation$|GetPushKey$|CreateActivity$/, EVERYBODY],
  // The pages that set up what is overdue.
  [/^dp\.staff\.Staff\/GetStaff$/, [...OURS, 'overdue staff']],
  [/^dp\.staff\./, OURS],
  [/Members\/(?:GetMember|ChooseHospital)$/, [...MEMBERS, 'overdue owner']],
  [
    /HospitalMembers\/(?:InviteMember|VoidInvitation|ChangeRole|RemoveMember|ResetFactor)$/,
    ['owner', 'suspended hospital'],
  ],
  [
    /HospitalPayments\/(?:MarkPaid|IssueSlip)$|HospitalProfile\/SaveProfile$|hospital\.Weather\/(?:Declare|Withdraw)/,
    WRITERS,
  ],
  [
    /HospitalListings\/(?:GetNewDraft|SaveDraft|DiscardDraft|Count|Publish|Confirm|Change|Copy|GetCopyDays)/,
    WRITERS,
  ],
  [/^dp\.hospital\.|^dp\.notice\.Notices\//, MEMBERS],
  [/^dp\.message\./, DOCTORS],
  [/^dp\.profile\.Profile\/GetProfile$/, DOCTORS],
  [/^dp\.profile\./, ['doctor', 'unverified doctor']],
  [/^dp\.user\.User\/AskToReturn$/, ['doctor who has left']],
  [/^dp\.user\./, DOCTORS],
  [/^dp\.registration\.Registration\/SaveStep$/, ['account']],
  [/^dp\.registration\.Registration\/Submit$/, ['account', ...DOCTORS]],
  [/^dp\.work\.(?:NgSettings|ListingReports)\//, DOCTORS],
  // An account without a doctor's record has no works; it reads of none, and finds none.
  [/^dp\.work\.|^dp\.notice\.PushDevices\/|^dp\.registration\./, SIGNED_IN],
]

let db: TestDatabase
let backend: TestBackend
let callers: Record<Who, RoleCaller>

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, undefined, null, {
    bankKey: Buffer.alloc(32, 7),
    secondFactor: 'REQUIRED',
    staffSecondFactor: 'REQUIRED',
  })
  callers = await roleCallers(db.database)
}, 60_000)
afterAll(() => db.close())

let calls = 0
const idOfNone = crypto.randomUUID()
/** No listing and no hospital. */
const NO_NUMBER = 999_999

/** To every alternative of what is asked; those that are malformed are left out where another one is not. */
async function answers(path: string, who: Who, number?: number) {
  const one = rpcMethods.find((method) => method.path === path)
  if (!one) throw new Error(path)
  const { bearer, hospitalId } = callers[who]
  const found = []
  for (const request of requestsOfMethod(one, { uuid: idOfNone, decimal: String(number ?? hospitalId) })) {
    calls += 1
    found.push(await callTwirp(backend, path, request, bearer))
  }
  const wellFormed = found.filter(({ status }) => status !== 400)
  return wellFormed.length > 0 ? wellFormed : found
}

/** Refused for who it is: not signed in, not allowed, or for want of a record of that kind. */
function isRefused(path: string, { status }: { status: number }): boolean {
  // Of a hospital, 412 is what it may not do while it is suspended: `hospital-doors.test.ts`.
  return status === 401 || status === 403 || (status === 412 && !path.startsWith('dp.hospital.'))
}

test.each(rpcMethods.map(({ path }) => path))('%s answers whom the table names', async (path) => {
  const [, may = []] = MAY.find(([name]) => name.test(path)) ?? []
  const wrong: unknown[] = []
  for (const who of WHO) {
    for (const { status, body } of await answers(path, who)) {
      if (status >= 500 || isRefused(path, { status }) === may.includes(who))
        wrong.push([who, status, body.msg ?? body.outcome])
    }
  }
  expect(wrong).toEqual([])
})

test('whoever is no doctor learns of works no more than an account without a record', async () => {
  const others = WHO.filter((who) => !DOCTORS.includes(who) && who !== 'nobody')
  const apart: unknown[] = []
  for (const { path } of rpcMethods.filter((method) => method.path.startsWith('dp.work.'))) {
    const told = JSON.stringify(await answers(path, 'account', NO_NUMBER))
    for (const who of others)
      if (JSON.stringify(await answers(path, who, NO_NUMBER)) !== told) apart.push([path, who])
  }
  expect(apart).toEqual([])
}, 60_000)

test('there are as many calls as methods, alternatives and callers', () => {
  console.log(`${rpcMethods.length} methods, ${WHO.length} callers, ${calls} calls`)
  expect(calls).toBeGreaterThan(rpcMethods.length * WHO.length)
  expect(backend.reported).toEqual([])
})
