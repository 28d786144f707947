declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * The scroll lock under a dialog adds a style element, and asks this global for the nonce that lets it through the page's
 * security policy.
 */
export function lendStyleNonce() {
  if (typeof document === 'undefined') return
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce
}
