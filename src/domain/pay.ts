/** Yen per paid hour (時給換算), rounded down. */
export const hourlyFee = (fee: number, minutes: number, breakMinutes: number): number =>
  Math.floor((fee * 60) / (minutes - breakMinutes))

/** 高額求人: an hourly fee at least 20% above the average of the same region and kind of shift. */
export const isAttractive = (hourly: number, averageHourly: number): boolean => hourly >= averageHourly * 1.2
