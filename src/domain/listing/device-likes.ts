import * as v from 'valibot'
import { decimalId } from '../decimal-id.ts'

/** Likes that a visitor stores in the browser: listings of both kinds, and followed hospitals. */
const DEVICE_KINDS = ['spot', 'regular', 'hospital'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

export type DeviceLike = {
  kind: DeviceKind
  id: string
  /** The listing's fee in yen when it was liked; null for a hospital. */
  fee: number | null
}

/** Limit per kind: the number that the account accepts in one request. */
export const DEVICE_LIMIT = 100

const entry = v.object({
  kind: v.picklist(DEVICE_KINDS),
  id: decimalId,
  fee: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))),
})

const isSame = (one: Pick<DeviceLike, 'kind' | 'id'>, other: Pick<DeviceLike, 'kind' | 'id'>): boolean =>
  one.kind === other.kind && one.id === other.id

/** Prepends a like without duplicates; drops the oldest of its kind over the limit. */
export function withDeviceLike(likes: readonly DeviceLike[], like: DeviceLike): readonly DeviceLike[] {
  if (likes.some((one) => isSame(one, like))) return likes
  const others = likes.filter(({ kind }) => kind !== like.kind)
  return [like, ...likes.filter(({ kind }) => kind === like.kind).slice(0, DEVICE_LIMIT - 1), ...others]
}

export const withoutDeviceLike = (
  likes: readonly DeviceLike[],
  like: Pick<DeviceLike, 'kind' | 'id'>,
): readonly DeviceLike[] => likes.filter((one) => !isSame(one, like))

export const deviceIds = (likes: readonly DeviceLike[], kind: DeviceKind): string[] =>
  likes.filter((one) => one.kind === kind).map(({ id }) => id)

/** Parses likes from local storage, which is not trusted: skips invalid entries. */
export function readDeviceLikes(stored: unknown): readonly DeviceLike[] {
  if (!Array.isArray(stored)) return []
  return stored
    .toReversed()
    .flatMap((item) => {
      const result = v.safeParse(entry, item)
      return result.success ? [result.output] : []
    })
    .reduce<readonly DeviceLike[]>(withDeviceLike, [])
}
