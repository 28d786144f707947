export type Random = {
  /** In [0, 1). */
  float(): number
  /** Integer in [low, high]. */
  int(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** `count` distinct items, or all of them. */
  some<T>(list: readonly T[], count: number): T[]
  chance(probability: number): boolean
}

/** Seeded pseudo-random number generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const float = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(float() * (high - low + 1))
  return {
    float,
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    some: (list, count) => {
      const rest = [...list]
      const chosen = []
      while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(0, rest.length - 1), 1))
      return chosen
    },
    chance: (probability) => float() < probability,
  }
}
