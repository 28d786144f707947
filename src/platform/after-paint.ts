/** Does what a press asks for once the press itself is on the screen: until then nothing may stand in its way. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act))
