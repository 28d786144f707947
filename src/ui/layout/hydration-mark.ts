/**
 * Goes on the root of what hydrates by itself: a page, the header, a late part. The document then says which parts
 * answer by their script and which still by their links and forms.
 */
export const hydrationMark = {
  'data-hydrated': 'no',
  ref: (root: HTMLElement | null) => root?.setAttribute('data-hydrated', 'yes'),
}
