/**
 * What a loader asks for beyond what the page cannot do without: the server waits for it, so that it is served with
 * the page; in the browser the page comes at once, fills in, and shows its own skeletons and its own errors. The import
 * of what asks is among it: a page whose own search changes would give way to the waiting page while a file is fetched.
 */
export async function warm(...questions: (Promise<unknown> | false | undefined)[]): Promise<void> {
  const asked = questions.filter((question) => question instanceof Promise)
  // An answer that came while the page is rendered would be in its HTML, but not in the state it carries.
  const answers = Promise.allSettled(asked)
  if (!import.meta.env.SSR) return
  await answers
  await Promise.all(asked)
}
