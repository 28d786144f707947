/** Runs it in one tab of the browser at a time; where that cannot be had (Safari before 15.4) it just runs. */
export async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator
  // Not in the list of what every browser has, whatever its type says.
  if (locks === undefined) await run()
  else await locks.request(name, run)
}
