import { createHash } from 'node:crypto'

/** Demo people on the log-in page, with nicknames as at LINE. */
export const LINE_PEOPLE = [
  { id: 'mikan', name: 'みかん' },
  { id: 'lemon', name: 'れもん' },
  { id: 'kabosu', name: 'かぼす' },
  { id: 'budou', name: 'ぶどう' },
  { id: 'yuzu', name: 'ゆず' },
  { id: 'sudachi', name: 'すだち' },
  { id: 'kinkan', name: 'きんかん' },
  { id: 'natsume', name: 'なつめ' },
] as const

/** The pairwise subject identifier: like LINE's, stable for a person and different for every channel. */
export const lineSubject = (channelId: string, personId: string): string =>
  `U${createHash('sha256').update(`${channelId}.${personId}`).digest('hex').slice(0, 32)}`
