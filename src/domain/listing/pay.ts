/** Yen per paid hour (時給換算), rounded down. */
export const hourlyFee = (fee: number, minutes: number, breakMinutes: number): number =>
  Math.floor((fee * 60) / (minutes - breakMinutes))
