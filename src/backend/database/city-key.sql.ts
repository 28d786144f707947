/** The key of a hospital's city, as `domain/text/city.ts` reads it. */
export const CITY_KEY = "hospital.prefecture || '-' || hospital.city"
