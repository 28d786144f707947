/** SQL expression for a hospital's city key, parsed by `domain/text/city.ts`. */
export const CITY_KEY = "hospital.prefecture || '-' || hospital.city"
