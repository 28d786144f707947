/**
 * What a loader asks for beyond what the page cannot do without: the server waits for it, so that it is served with
 * the page; in the browser the page comes at once, fills in, and shows its own skeletons and its own errors.
 */
export async function warm(...questions: (Promise<unknown> | false | undefined)[]): Promise<void> {
  const all = Promise.all(questions.filter((question) => question instanceof Promise))
  if (import.meta.env.SSR) await all
  else all.catch(() => undefined)
}
