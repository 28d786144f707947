/** Business days in which our staff usually check a licence, a registration or a request to be let in again. */
const REVIEW_DAYS = 1

/** 「通常1営業日以内」. */
export const REVIEW_TIME = `通常${REVIEW_DAYS}営業日以内`
