import { Secret, TOTP } from 'otpauth'
import { eq } from 'drizzle-orm'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { account, loginAttempt } from '#app/backend/database/schema/account/account.ts'
import { hospitalMemberEvent } from '#app/backend/database/schema/hospital/hospital-invitation.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import type { MemberRole } from '#app/domain/hospital/member-role.ts'
import {
  AnswerLogInStep,
  BeginSecondFactor,
  ConfirmSecondFactor,
  EndSecondFactor,
  RenewRecoveryCodes,
  SecondFactor,
} from '#app/services/account/factor.account.documents.ts'
import { CreateIdToken, HasSession } from '#app/services/account/session.account.documents.ts'
import { AccountBrowser } from './account-browser.ts'
import { callTwirp, testBackend, type TestBackend } from './backend-calls.ts'
import { testDatabase } from './database.ts'
import { NOW, type TestDoctor } from './doctors.ts'
import { insertMember, type TestMember } from './members.ts'
import { insertStaff } from './staff.ts'

export const PASSWORD = 'correct horse 1'
export const BANK_KEY = Buffer.alloc(32, 3)

export type Person = TestMember & { loginId: string }
export type Enrolled = { browser: AccountBrowser; secret: string; codes: string[] }

/** A code of an authenticator app, `steps` away from now. */
export const codeOf = (secret: string, now: Date, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + steps * 30_000 })

/** A hospital and its neighbour whose members log in, with a clock. */
export async function factorHouse(
  settings: { secondFactor?: 'REQUIRED'; staffSecondFactor?: 'REQUIRED'; bankKey?: Buffer | null } = {},
) {
  const db = await testDatabase()
  const { database } = db
  const clock = { now: NOW }
  const start = (bankKey: Buffer | null = BANK_KEY): TestBackend =>
    testBackend(database, () => clock.now, null, { bankKey, ...settings })
  const backend = start()
  const places = makeHospitals(30)
  await database.insert(hospital).values(places.map(({ row }) => row))
  const [own = 0, nextDoor = 0] = places.map(({ row }) => row.id)
  const passwordHash = await hashPassword(PASSWORD)
  let count = 0

  return {
    db,
    database,
    backend,
    clock,
    own,
    nextDoor,
    /** One process more over the same database. */
    start,
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
    browser: (by: TestBackend = backend) => new AccountBrowser(by),

    /** A member with mail address and password. */
    async member(role: MemberRole = 'OWNER', hospitalId = own): Promise<Person> {
      const member = await insertMember(database, hospitalId, { role, now: clock.now })
      const loginId = `factor-${(count += 1)}@example.jp`
      await database
        .update(account)
        .set({ loginId, passwordHash, mailConfirmedAt: NOW })
        .where(eq(account.id, member.accountId))
      return { ...member, loginId }
    },

    /** One of our staff with mail address and password. */
    async worker(name = '運営 花子'): Promise<TestDoctor & { loginId: string }> {
      const worker = await insertStaff(database, name)
      const loginId = `factor-${(count += 1)}@example.jp`
      await database
        .update(account)
        .set({ loginId, passwordHash, mailConfirmedAt: NOW })
        .where(eq(account.id, worker.accountId))
      return { ...worker, loginId }
    },

    /** Logs a person in, sets up a factor, and moves the clock on by a step. */
    async enrol({ loginId }: Pick<Person, 'loginId'>): Promise<Enrolled> {
      const browser = new AccountBrowser(backend)
      await browser.logIn(loginId, PASSWORD)
      await browser.ask(BeginSecondFactor, { password: PASSWORD })
      const { secret } = (await browser.ask(SecondFactor)).data.secondFactor.setup
      const code = codeOf(secret, clock.now)
      const { outcome } = (await browser.ask(ConfirmSecondFactor, { code })).data.confirmSecondFactor
      if (outcome !== 'TURNED_ON') throw new Error(outcome)
      const codes = (await browser.ask(SecondFactor)).data.secondFactor.recoveryCodes
      clock.now = new Date(clock.now.getTime() + 30_000)
      return { browser, secret, codes }
    },

    async answer(browser: AccountBrowser, code: string): Promise<string> {
      return (await browser.ask(AnswerLogInStep, { code })).data.answerLogInStep.outcome
    },
    async state(browser: AccountBrowser) {
      return (await browser.ask(SecondFactor)).data.secondFactor
    },
    async begin(browser: AccountBrowser, password = PASSWORD): Promise<string> {
      return (await browser.ask(BeginSecondFactor, { password })).data.beginSecondFactor.outcome
    },
    async confirm(browser: AccountBrowser, code: string): Promise<string> {
      return (await browser.ask(ConfirmSecondFactor, { code })).data.confirmSecondFactor.outcome
    },
    async end(browser: AccountBrowser, code: string, password = PASSWORD): Promise<string> {
      return (await browser.ask(EndSecondFactor, { password, code })).data.endSecondFactor.outcome
    },
    async renew(browser: AccountBrowser, code: string, password = PASSWORD): Promise<string> {
      return (await browser.ask(RenewRecoveryCodes, { password, code })).data.renewRecoveryCodes.outcome
    },
    async bearerOf(browser: AccountBrowser): Promise<string> {
      return (await browser.ask(CreateIdToken)).data.createIdToken.idToken ?? ''
    },
    callMembers: (method: string, body: object, bearer: string) =>
      callTwirp(backend, `dp.hospital.HospitalMembers/${method}`, body, bearer),

    /** The kinds of mails about the factor that a person was sent, by name. */
    async mailsTo({ loginId }: Pick<Person, 'loginId'>): Promise<string[]> {
      const rows = await database.select().from(mailOutbox).where(eq(mailOutbox.recipient, loginId))
      return rows
        .map(({ kind: of }) => of)
        .filter((of) => of.startsWith('FACTOR'))
        .toSorted()
    },
    /** What the hospitals' records say that a person did, by name. */
    async eventsOf({ memberId }: Person): Promise<string[]> {
      const { actorId } = hospitalMemberEvent
      const rows = await database.select().from(hospitalMemberEvent).where(eq(actorId, memberId))
      return rows.map(({ event }) => event).toSorted()
    },
    isIn: async (browser: AccountBrowser): Promise<boolean> =>
      (await browser.ask(HasSession)).data.hasSession,
    forgetAttempts: async () => {
      await database.delete(loginAttempt)
    },
  }
}
export type FactorHouse = Awaited<ReturnType<typeof factorHouse>>
