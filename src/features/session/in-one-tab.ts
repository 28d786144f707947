/**
 * Runs a function in one tab at a time, by a Web Lock; without Web Locks (Safari before 15.4) it just runs.
 */
export async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator
  // The DOM types say that every browser has it; Safari before 15.4 does not.
  if (locks === undefined) await run()
  else await locks.request(name, run)
}
