/**
 * For the router's `scrollRestoration`: whether a rendered page is scrolled to where it was left, or to its top. All
 * are, but the first in a browser: it was served, and the reader may have scrolled it before its script came.
 */
export function restoresScroll(): () => boolean {
  let isServed = typeof window !== 'undefined'
  return () => {
    const mayScroll = !isServed || window.scrollY === 0
    isServed = false
    return mayScroll
  }
}
