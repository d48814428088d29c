/** A person's name without the title that stands before it, which is printed by itself: "Dra. Ana" becomes "Ana". */
export const nameWithoutTitle = (name: string): string =>
  name.trim().replace(/^(?:dra?|doctora?)(?:\.\s*|\s+)(?=\S)/iu, '')
