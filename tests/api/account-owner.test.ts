import { DAY_MS } from '#app/domain/duration.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginAttempt } from '#app/backend/database/schema/account/account.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { COMMAND_NAMES, COMMANDS, type CommandName, type Move } from '#tests/support/identity-commands.ts'
import { createIdentityWorld, type Bag, type IdentityWorld } from '#tests/support/identity-world.ts'
import { runLength } from '#tests/support/run-length.ts'

/** `OWNER_SEQUENCES=20000 npm test -- api account-owner` is the long run. */
const SEQUENCES = runLength('OWNER_SEQUENCES', { short: 400, long: 2_000 })
/** As long as it takes: how fast the machine is, is no matter of this test. */
const PATIENCE_MS = 60_000 + SEQUENCES * 400
/** Each has a database of its own, so that several sequences run at once. */
const LANES = 4

let lanes: TestDatabase[] = []

beforeAll(async () => {
  lanes = await Promise.all(Array.from({ length: LANES }, () => testDatabase({ max: 2 })))
}, 120_000)
afterAll(() => Promise.all(lanes.map((lane) => lane.close())))

const PROOFS = ['RESET', 'CONFIRMED', 'TAKEN_BACK'] as const
type Proof = (typeof PROOFS)[number]
const isProof = (outcome: string | null): outcome is Proof => PROOFS.some((proof) => proof === outcome)

type Step = Move & {
  who: 'owner' | 'attacker'
  /** Beside what the services offer: the attacker gets something of the owner's, and the owner proves the mailbox. */
  command: CommandName | 'stealSession' | 'stealPassword' | 'prove' | 'week'
}

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom('owner', 'attacker', 'attacker'),
    command: fc.constantFrom(
      ...COMMAND_NAMES,
      ...([
        'confirm',
        'changeAddress',
        'linkLine',
        'stealSession',
        'stealSession',
        'stealPassword',
        'prove',
        'prove',
        'prove',
        'week',
      ] as const),
    ),
    pick: fc.nat(5),
    other: fc.nat(5),
  }),
  { minLength: 4, maxLength: 10 },
)

/** What the test knows of a sequence beside what the services do. */
class Story {
  readonly world: IdentityWorld
  readonly #lane: TestDatabase
  /** Accounts that are the owner's alone: the mailbox was proved since the attacker last was given something. */
  readonly #safe = new Set<string>()
  readonly #stolen = new Set<string>()

  constructor(lane: TestDatabase) {
    this.#lane = lane
    this.world = createIdentityWorld(lane.database)
  }

  #bag(who: Step['who']): Bag {
    return this.world[who]
  }

  /** The addresses somebody may type: the attacker anybody's, the owner the own ones. */
  #addresses(who: Step['who']): string[] {
    const { owner, attacker } = this.world
    return who === 'owner' ? owner.addresses : [...owner.addresses, ...attacker.addresses]
  }

  async perform(who: Step['who'], command: CommandName, move: Move): Promise<string | null> {
    await this.#lane.database.delete(loginAttempt)
    this.world.pass(10_000)
    const doing = { world: this.world, who: this.#bag(who), addresses: this.#addresses(who), ...move }
    const outcome = await COMMANDS[command](doing)
    await this.world.readMail(this.#bag(who))
    return outcome
  }

  /** The attacker gets hold of something of the owner's; what it opens is not safe any more. */
  #steal(from: 'sessions' | 'passwords', { pick }: Move): void {
    const { owner, attacker } = this.world
    const loot = owner[from][pick % Math.max(1, owner[from].length)]
    if (loot === undefined) return
    attacker[from].push(loot)
    this.#stolen.add(loot)
    this.#safe.clear()
  }

  async step({ who, command, ...move }: Step): Promise<void> {
    if (command === 'stealSession') return this.#steal('sessions', move)
    if (command === 'stealPassword') return this.#steal('passwords', move)
    if (command === 'week') return this.world.pass(8 * DAY_MS)
    if (command === 'prove') return this.recover()
    const outcome = await this.perform(who, command, move)
    if (who === 'owner' && isProof(outcome)) await this.#secure(outcome)
    await this.expectSafe()
  }

  async #secure(outcome: Proof): Promise<void> {
    const own = await this.world.accountsOf(this.world.owner)
    // A session or password that is kept may be one that was stolen; a reset keeps none, in the account it was for.
    const isWhole = this.#stolen.size === 0 || (outcome !== 'CONFIRMED' && own.length === 1)
    if (!isWhole) return
    proofs += 1
    await this.#hold(own.map(({ id }) => id))
  }

  /** But for what the attacker's mailbox was the account's for a week of: with a password of then it may come back. */
  async #hold(ids: readonly string[]): Promise<void> {
    const open = await this.world.accountsToTakeBack(this.world.attacker)
    for (const id of ids) if (!open.includes(id)) this.#safe.add(id)
  }

  /** The owner, whose address somebody has changed, with the mail to it and the password of then. */
  async takeBack(): Promise<void> {
    const { owner } = this.world
    const [token] = owner.tokens['take-back']
    const password = owner.passwords[0] ?? ''
    const next = this.world.newPassword()
    const attempt = { token: token ?? '', password, next }
    expect(await this.world.takingBack.takeBack(attempt)).toEqual({ outcome: 'TAKEN_BACK' })
    expect(await this.world.takingBack.takeBack(attempt)).toEqual({ outcome: 'LINK_USED' })
    owner.passwords.push(next)
    const [own, ...more] = await this.world.accountsOf(owner)
    expect([own?.loginId, more]).toEqual([owner.addresses[0], []])
    this.#safe.clear()
    if (own) this.#safe.add(own.id)
    await this.expectSafe()
  }

  async expectSafe(): Promise<void> {
    if (this.#safe.size === 0) return
    const { world } = this
    const { attacker, owner } = world
    for (const secret of attacker.sessions) {
      expect(this.#safe, 'a session of the attacker').not.toContain(await world.openedBy(secret))
    }
    for (const token of attacker.idTokens) {
      const caller = await world.verifyCaller(token)
      expect(this.#safe, 'a token of the attacker').not.toContain(caller?.accountId)
    }
    expect(this.#safe, 'the LINE of the attacker').not.toContain(await world.accountOfLine(attacker))
    for (const { id, loginId, pendingLoginId } of await world.accountsOf(owner)) {
      if (!this.#safe.has(id)) continue
      expect(owner.addresses).toContain(loginId)
      if (pendingLoginId !== null) expect(owner.addresses).toContain(pendingLoginId)
    }
  }

  /** The owner, who may have lost everything but the mailbox, comes back in, or in for the first time. */
  async recover(): Promise<void> {
    const { world } = this
    const { owner } = world
    world.pass(60_000)
    // Links that were asked for before may be for the other address, which is another account's.
    await world.readMail(owner)
    owner.tokens.reset.length = 0
    await this.perform('owner', 'requestReset', { pick: 0, other: 0 })
    const isSent = owner.tokens.reset.length > 0
    const outcome = isSent ? await this.perform('owner', 'reset', { pick: 0, other: 0 }) : null
    if (outcome === 'RESET') {
      owner.sessions.length = 0
      const password = owner.passwords.length - 1
      expect(await this.perform('owner', 'logIn', { pick: 0, other: password })).toBe('LOGGED_IN')
    } else {
      owner.sessions.length = 0
      expect(await this.perform('owner', 'register', { pick: 0, other: 0 })).toBe('REGISTERED')
      expect(await this.perform('owner', 'confirm', { pick: 0, other: 0 })).toBe('CONFIRMED')
    }
    const opened = await world.openedBy(owner.sessions.at(-1) ?? '')
    const [own] = (await world.accountsOf(owner)).filter(({ loginId }) => loginId === owner.addresses[0])
    expect(opened).toBe(own?.id)
    this.#safe.clear()
    if (own) await this.#hold([own.id])
    proofs += 1
    await this.expectSafe()
  }

  /** Everything the attacker ever got hold of, once more. */
  async attack(): Promise<void> {
    const { attacker } = this.world
    const all = (list: readonly unknown[]) => list.map((_, index) => index)
    for (const other of all(attacker.passwords)) {
      await this.perform('attacker', 'logIn', { pick: 0, other })
    }
    await this.perform('attacker', 'logInByLine', { pick: 0, other: 0 })
    for (const pick of all(attacker.handoffs)) await this.perform('attacker', 'pickUp', { pick, other: 0 })
    for (const pick of all(attacker.visits)) {
      await this.perform('attacker', 'comeBackFromLine', { pick, other: 0 })
    }
    for (const pick of all(attacker.tokens.confirm)) {
      for (const other of all(attacker.sessions)) await this.perform('attacker', 'confirm', { pick, other })
    }
    for (const pick of all(attacker.tokens.reset)) {
      await this.perform('attacker', 'reset', { pick, other: 0 })
    }
    for (const pick of all(attacker.tokens['take-back'])) {
      for (const other of all(attacker.passwords)) await this.perform('attacker', 'takeBack', { pick, other })
    }
    await this.expectSafe()
  }
}

let sequences = 0
let proofs = 0

const run = (lane: TestDatabase, seed: number | undefined) =>
  fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const story = new Story(lane)
      for (const step of sequence) await story.step(step)
      await story.recover()
      await story.attack()
      sequences += 1
    }),
    { numRuns: SEQUENCES / LANES, ...(seed === undefined ? {} : { seed }), endOnFailure: true },
  )

test(
  'whoever has proved the mailbox has the account alone, whatever anybody did before',
  async () => {
    await Promise.all(lanes.map((lane) => run(lane, undefined)))
    expect(sequences).toBeGreaterThanOrEqual(SEQUENCES)
    // Each ends with a proof; as many again stand in the middle, with an attacker who goes on.
    expect(proofs).toBeGreaterThan(1.5 * SEQUENCES)
  },
  PATIENCE_MS,
)

/** Whatever a thief does who has everything but the mailbox that the account had. */
const thefts = fc.array(
  fc.record({ command: fc.constantFrom(...COMMAND_NAMES), pick: fc.nat(5), other: fc.nat(5) }),
  { maxLength: 8 },
)
const THEFTS = Math.max(LANES, SEQUENCES / 10)

const steal = (lane: TestDatabase) =>
  fc.assert(
    fc.asyncProperty(fc.boolean(), thefts, async (changesPasswordFirst, sequence) => {
      const story = new Story(lane)
      const { owner, attacker, pass } = story.world
      const first = { pick: 0, other: 0 }
      expect(await story.perform('owner', 'register', first)).toBe('REGISTERED')
      expect(await story.perform('owner', 'confirm', first)).toBe('CONFIRMED')
      pass(8 * DAY_MS)
      expect(await story.perform('owner', 'logIn', first)).toBe('LOGGED_IN')
      attacker.sessions.push(owner.sessions.at(-1) ?? '')
      attacker.passwords.push(...owner.passwords)
      if (changesPasswordFirst) {
        expect(await story.perform('attacker', 'changePassword', first)).toBe('CHANGED')
      }
      const last = { other: attacker.sessions.length - 1 }
      expect(await story.perform('attacker', 'changeAddress', { pick: 2, ...last })).toBe('REQUESTED')
      expect(await story.perform('attacker', 'confirm', { pick: 0, ...last })).toBe('CONFIRMED')
      for (const { command, ...move } of sequence) await story.perform('attacker', command, move)
      await story.world.readMail(owner)
      await story.takeBack()
      await story.attack()
    }),
    { numRuns: THEFTS / LANES, endOnFailure: true },
  )

test(
  'an address that was changed by a thief takes the account back, whatever the thief does',
  async () => {
    await Promise.all(lanes.map(steal))
  },
  PATIENCE_MS,
)
