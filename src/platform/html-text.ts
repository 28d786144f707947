const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Escapes a text for HTML. */
export const escapedHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** Escapes a text and turns its URLs into links. */
export const linkedHtml = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escapedHtml(part)}">${escapedHtml(part)}</a>` : escapedHtml(part),
    )
    .join('')
