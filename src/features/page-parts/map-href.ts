/** Opens the address of a hospital in the device's map. */
export const mapHref = ({
  hospitalName,
  hospitalAddress,
}: {
  hospitalName: string
  hospitalAddress: string
}) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${hospitalName} ${hospitalAddress}`)}`
