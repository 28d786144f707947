/** How high what stands fixed over every page is: alerts, while there are some. Set on the root element by who shows them. */
export const ROOM_ABOVE = '--room-above'

/** Whatever sticks to the top of the screen, or is scrolled to, begins below it. */
export const roomAbove = `var(${ROOM_ABOVE}, 0px)`
