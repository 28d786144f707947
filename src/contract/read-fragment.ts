import type { FragmentOf, ResultOf, TadaDocumentNode } from 'gql.tada'

type Fragment = TadaDocumentNode<
  unknown,
  Record<string, never>,
  { fragment: string; on: string; masked: boolean }
>

/**
 * What `readFragment` of gql.tada is, without the GraphQL parser that comes with it into the browser. The fragment is
 * named by its type alone, so that its text stays on the server too: `readFragment<typeof SpotCardFragment>(listing)`.
 */
export function readFragment<Named extends Fragment>(data: FragmentOf<Named>): ResultOf<Named>
export function readFragment(data: unknown) {
  return data
}
