/** What a command tells the person who gave it, as sentences; what the server does goes to the log. */
export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

export const complain = (sentence: string): void => void process.stderr.write(`${sentence}\n`)
