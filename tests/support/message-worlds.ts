/**
 * What is to become of messages of two doctors and a hospital about a listing: the reference of `message-model.test.ts`.
 */

export const STEPS = [
  'ask',
  'reply',
  'askAgain',
  'replyAgain',
  'doctorReads',
  'hospitalReads',
  'apply',
  'withdraw',
  'decline',
  'accept',
  'settle',
  'close',
  'open',
] as const
export type Step = { step: (typeof STEPS)[number]; who: number }

/** What the table says of one doctor's thread. */
type Thread = {
  application: 'NONE' | 'WAITING' | 'MATCHED' | 'SETTLED'
  /** Messages that the other side has not read, and the notices that it got. */
  unread: { DOCTOR: number; HOSPITAL: number }
  told: { DOCTOR: number; HOSPITAL: number }
}
export type World = { isListed: boolean; threads: Thread[] }

export const isOpen = ({ isListed }: World, { application }: Thread) =>
  isListed || application === 'WAITING' || application === 'MATCHED'

const READER = { ask: 'HOSPITAL', reply: 'DOCTOR' } as const

/** What a step was answered; null when it was not sent. */
export type Answered = { one: Step; outcome: string | null }

/** The world after a step that was answered so; null when it may not be answered so. `seen` is what was on the page. */
function after(before: World, { one: { step: name, who }, outcome }: Answered, seen: World): World | null {
  const world = structuredClone(before)
  const thread = world.threads[who]
  const page = seen.threads[who]
  if (!thread || !page) throw new Error('no thread')
  switch (name) {
    case 'ask':
    case 'reply': {
      // Without a thread there is nothing to reply to.
      if (outcome === null) return world
      const reader = READER[name]
      if (outcome !== (isOpen(world, thread) ? 'SENT' : 'CLOSED')) return null
      if (outcome === 'CLOSED') return world
      // One notice until the thread has been read.
      if (thread.unread[reader] === 0) thread.told[reader] += 1
      thread.unread[reader] += 1
      return world
    }
    case 'doctorReads':
    case 'hospitalReads': {
      const side = name === 'doctorReads' ? 'DOCTOR' : 'HOSPITAL'
      thread.unread[side] = Math.max(0, thread.unread[side] - page.unread[side])
      return world
    }
    case 'apply':
      if (outcome === 'APPLIED') thread.application = 'WAITING'
      return world
    case 'withdraw':
      if (outcome === 'WITHDRAWN') thread.application = 'NONE'
      return world
    case 'decline':
    case 'accept':
      if (outcome !== 'DECIDED') return world
      if (thread.application !== 'WAITING') return null
      thread.application = name === 'accept' ? 'MATCHED' : 'NONE'
      return world
    case 'settle':
      if (thread.application === 'MATCHED') thread.application = 'SETTLED'
      return world
    case 'close':
    case 'open':
      world.isListed = name === 'open'
      return world
    case 'askAgain':
    case 'replyAgain':
      return world
  }
}

/** The worlds in which a group of steps may end, begun in one of `worlds`, in whichever order they took effect. */
export function afterGroup(worlds: readonly World[], answered: readonly Answered[]): World[] {
  const orders = answered.length > 1 ? [answered, answered.toReversed()] : [answered]
  const ends = new Map<string, World>()
  for (const seen of worlds)
    for (const order of orders) {
      const end = order.reduce<World | null>((world, one) => world && after(world, one, seen), seen)
      if (end) ends.set(JSON.stringify(end), end)
    }
  return [...ends.values()]
}
