import { createHash } from 'node:crypto'

/** Who can be chosen on the stand-in's log-in page. Nicknames, as people have them at LINE. */
export const LINE_PEOPLE = [
  { id: 'mikan', name: 'みかん' },
  { id: 'lemon', name: 'れもん' },
  { id: 'kabosu', name: 'かぼす' },
  { id: 'budou', name: 'ぶどう' },
  { id: 'yuzu', name: 'ゆず' },
  { id: 'sudachi', name: 'すだち' },
  { id: 'kinkan', name: 'きんかん' },
] as const

/** The user id a channel sees: like LINE's, another one for every provider and the same at every log-in. */
export const lineSubject = (channelId: string, personId: string): string =>
  `U${createHash('sha256').update(`${channelId}.${personId}`).digest('hex').slice(0, 32)}`
