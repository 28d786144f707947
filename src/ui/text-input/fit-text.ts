/** Makes a text area as high as its text, within its bounds: browsers without `field-sizing` need to be told (Safari 26.2). */
export function fitText(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  // Its height without a text that is gone.
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}
