import type { FragmentOf, ResultOf, TadaDocumentNode } from 'gql.tada'

type Fragment = TadaDocumentNode<
  unknown,
  Record<string, never>,
  { fragment: string; on: string; masked: boolean }
>

/**
 * Like `readFragment` of gql.tada, without its GraphQL parser in the browser bundle. The fragment is given by
 * its type alone, so that its text is not bundled either: `readFragment<typeof SpotCardFragment>(listing)`.
 */
export function readFragment<Named extends Fragment>(data: FragmentOf<Named>): ResultOf<Named>
export function readFragment(data: unknown) {
  return data
}
