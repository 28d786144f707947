import type { Bag, IdentityWorld } from './identity-world.ts'

/** One thing somebody does; `pick` and `other` choose among what they hold, so that any number is a choice. */
export type Move = { pick: number; other: number }

type Doing = { world: IdentityWorld; who: Bag; addresses: readonly string[] } & Move

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

const browserOf = (who: Bag, current: string | null) => ({ current, device: who.device, userAgent: 'test' })

function keep(who: Bag, begun: { secret: string } | { step: string } | null | undefined): void {
  if (begun && 'secret' in begun) who.sessions.push(begun.secret)
}

/** A session of theirs, or none. */
const sessionOf = ({ who, other }: Doing) => at(who.sessions, other) ?? null

/** Somebody's doing; the answer is what the service said, where the test has to know. */
type Command = (doing: Doing) => Promise<string | null>

export const COMMANDS = {
  register: async (doing) => {
    const { world, who, addresses, pick } = doing
    const password = world.newPassword()
    const answer = await world.register({
      loginId: at(addresses, pick) ?? '',
      password,
      consent: true,
      address: world.newNetworkAddress(),
      // Every other time in a browser that is signed in: who came by LINE gives the address so.
      browser: browserOf(who, pick % 2 === 0 ? sessionOf(doing) : null),
    })
    if (answer.outcome === 'REGISTERED') {
      keep(who, answer.begun)
      who.passwords.push(password)
    }
    return answer.outcome
  },

  logIn: async ({ world, who, addresses, pick, other }) => {
    const password = at(who.passwords, other)
    if (password === undefined) return null
    const answer = await world.accounts.logIn({
      loginId: at(addresses, pick) ?? '',
      password,
      address: world.newNetworkAddress(),
      browser: browserOf(who, null),
    })
    if (answer.outcome === 'LOGGED_IN') keep(who, answer.begun)
    return answer.outcome
  },

  logInByLine: async ({ world, who }) => {
    keep(who, await world.line.logIn(world.person(who), '/', browserOf(who, null)))
    return null
  },

  handOver: async ({ world, who }) => {
    const { verifier, challenge } = world.newVerifier()
    who.handoffs.push({ code: await world.line.handOver(world.person(who), '/', challenge), verifier })
    return null
  },

  pickUp: async ({ world, who, pick }) => {
    const handoff = at(who.handoffs, pick)
    if (handoff) keep(who, await world.line.pickUp(handoff.code, handoff.verifier, browserOf(who, null)))
    return null
  },

  goToLine: async (doing) => {
    const { world, who } = doing
    const secret = sessionOf(doing)
    const permission = await world.links.permitLink({ secret, password: '' })
    if (secret !== null && 'sessionId' in permission)
      who.visits.push({ secret, sessionId: permission.sessionId })
    return null
  },

  comeBackFromLine: async ({ world, who, pick }) => {
    const visit = at(who.visits, pick)
    return visit ? world.links.link({ ...visit, person: world.person(who) }) : null
  },

  linkLine: async (doing) => {
    const { world, who } = doing
    const secret = sessionOf(doing)
    const permission = await world.links.permitLink({ secret, password: '' })
    if (!('sessionId' in permission)) return null
    return world.links.link({ secret, sessionId: permission.sessionId, person: world.person(who) })
  },

  unlink: async (doing) =>
    doing.world.links.unlink({
      secret: sessionOf(doing),
      password: '',
    }),

  requestConfirmation: async (doing) => {
    const { world } = doing
    return (await world.mails.request({ secret: sessionOf(doing), address: world.newNetworkAddress() }))
      .outcome
  },

  changeAddress: async (doing) => {
    const { world, addresses, pick } = doing
    const wish = { secret: sessionOf(doing), address: world.newNetworkAddress() }
    return (await world.mails.change({ ...wish, loginId: at(addresses, pick) ?? '' })).outcome
  },

  confirm: async (doing) => {
    const { world, who, pick } = doing
    const token = at(who.tokens.confirm.toReversed(), pick)
    if (token === undefined) return null
    const current = sessionOf(doing)
    const password = at(who.passwords.toReversed(), doing.other) ?? ''
    const answer = await world.proofs.confirm({
      token,
      password: pick % 2 === 0 ? password : '',
      address: world.newNetworkAddress(),
      browser: browserOf(who, current),
    })
    return answer.outcome
  },

  stopChange: async ({ world, who, pick }) => {
    const token = at(who.tokens.stop.toReversed(), pick)
    return token === undefined ? null : world.proofs.stop(token)
  },

  takeBack: async ({ world, who, pick, other }) => {
    const token = at(who.tokens['take-back'].toReversed(), pick)
    const password = at(who.passwords.toReversed(), other)
    if (token === undefined || password === undefined) return null
    const next = world.newPassword()
    const { outcome } = await world.takingBack.takeBack({ token, password, next })
    if (outcome === 'TAKEN_BACK') who.passwords.push(next)
    return outcome
  },

  requestReset: async ({ world, addresses, pick }) => {
    const wish = { loginId: at(addresses, pick) ?? '', address: world.newNetworkAddress() }
    return (await world.resets.request(wish)).outcome
  },

  reset: async ({ world, who, pick }) => {
    const token = at(who.tokens.reset.toReversed(), pick)
    if (token === undefined) return null
    const next = world.newPassword()
    const { outcome } = await world.resets.reset({ token, next })
    if (outcome === 'RESET') who.passwords.push(next)
    return outcome
  },

  changePassword: async (doing) => {
    const { world, who, pick } = doing
    const next = world.newPassword()
    const answer = await world.passwords.changePassword({
      current: at(who.passwords.toReversed(), pick) ?? '',
      next,
      browser: browserOf(who, sessionOf(doing)),
    })
    if (answer.outcome === 'CHANGED') {
      keep(who, answer.begun)
      who.passwords.push(next)
    }
    return answer.outcome
  },

  logOutEverywhere: async (doing) => {
    await doing.world.ownSessions.revokeAll(sessionOf(doing))
    return null
  },

  makeToken: async (doing) => {
    const secret = sessionOf(doing)
    const token = secret && (await doing.world.accounts.createIdToken(secret))
    if (token) doing.who.idTokens.push(token.idToken)
    return null
  },
} satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS

export const COMMAND_NAMES = Object.keys(COMMANDS).filter((name): name is CommandName => name in COMMANDS)
