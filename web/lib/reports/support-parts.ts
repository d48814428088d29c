/** What support sees of each feature, beside the profile and the page (support-metadata.ts). */
export const supportParts = new Map<string, () => unknown>()

/** Lets a feature say what support should see of it, such as the draft that is being written. */
export const describeForSupport = (name: string, describe: () => unknown): void =>
  void supportParts.set(name, describe)
