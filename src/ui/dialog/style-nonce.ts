declare global {
  var __webpack_nonce__: string | undefined
}

/** The scroll lock of a dialog inserts a style element and reads its CSP nonce from this global variable. */
export function lendStyleNonce() {
  if (typeof document === 'undefined') return
  globalThis.__webpack_nonce__ ??= document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce
}
