/** A person's name without the title before the name, because the title is printed separately: "Dra. Ana" becomes "Ana". */
export const nameWithoutTitle = (name: string): string =>
  name.trim().replace(/^(?:dra?|doctora?)(?:\.\s*|\s+)(?=\S)/iu, '')
