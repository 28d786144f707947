/** Name of the form whose chosen days outlive a failed post without script. */
export const COPY_FORM = 'copyDays'
