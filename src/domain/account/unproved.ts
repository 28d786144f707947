/** Days after which a registration whose mail address was never confirmed is deleted. */
export const UNPROVED_DAYS = 7
