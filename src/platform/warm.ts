/**
 * Starts what a loader wants beyond the data the page cannot render without. On the server the loader waits
 * for it, so that it is in the HTML. In the browser it does not wait: the page renders at once with its own
 * skeletons and errors. The dynamic import of the query module belongs into the promise too: waiting for it
 * would show the pending page whenever a page changes its own search params.
 */
export async function warm(...queries: (Promise<unknown> | false | undefined)[]): Promise<void> {
  const promises = queries.filter((query) => query instanceof Promise)
  // Data that arrives during rendering would be in the HTML but not in the dehydrated state, so all is
  // awaited first.
  const answers = Promise.allSettled(promises)
  if (!import.meta.env.SSR) return
  await answers
  await Promise.all(promises)
}
