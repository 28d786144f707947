/** Whether this is a long run, `LONG=1 npm test`: every test that can be longer is. */
const IS_LONG = process.env['LONG'] === '1'

/**
 * How often a long test does what it does: as often as the variable `name` says, `long` in a long run, `short` otherwise. A short run is
 * the whole test on fewer cases, never another test.
 */
export function runLength(name: string, { short, long }: { short: number; long: number }): number {
  const wanted = process.env[name]
  if (wanted) return Number(wanted)
  return IS_LONG ? long : short
}
