/** How much of a hospital fits in the head of the sheet, half a letter included. Apart from the schemas, for forms. */
export const hospitalLimits = {
  name: 120,
  patron: 160,
  headline: 160,
  location: 300,
  contact: 160,
  /** "Under 32" characters (public-api.md 1.5.2). */
  zip_code: 31,
} as const
