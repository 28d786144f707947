/** Type guard for the keys of `words`, without `except`. */
export const wordOf =
  <Words extends object, Except extends keyof Words = never>(words: Words, except?: Except) =>
  (value: string): value is Extract<Exclude<keyof Words, Except>, string> =>
    Object.hasOwn(words, value) && value !== except
