/**
 * Props of the root element of whatever hydrates on its own: a page, the header, a late part. The DOM then
 * says which parts are hydrated.
 */
export const hydrationMark = {
  'data-hydrated': 'no',
  ref: (root: HTMLElement | null) => root?.setAttribute('data-hydrated', 'yes'),
}
