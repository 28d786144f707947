/** Output for the operator; the server itself writes to the log. */
export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

export const complain = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

/** Where a command shows how far it is. */
export const terminalScreen = process.stderr
