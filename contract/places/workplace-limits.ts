/**
 * Maximum number of characters of each text of a hospital: as many as fit in the head of the sheet, half letter
 * included. The limits are apart from the schemas, so that forms can import them.
 */
export const hospitalLimits = {
  name: 120,
  patron: 160,
  headline: 160,
  location: 300,
  contact: 160,
  /** Maximum number of characters of a postal code: the public API allows "under 32" (public-api.md 1.5.2). */
  zip_code: 31,
} as const
