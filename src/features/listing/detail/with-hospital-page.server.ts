import { environment } from '../../../platform/server/environment.server.ts'

/** Adds the URL of the hospital's own page; null when `HOSPITAL_SERVICE_URL` is not set. */
export function withHospitalPage<T extends { hospital: { id: string } }>(listing: T | null) {
  if (!listing) return null
  const { HOSPITAL_SERVICE_URL: service } = environment()
  return { ...listing, hospitalPage: service ? service + listing.hospital.id : null }
}
