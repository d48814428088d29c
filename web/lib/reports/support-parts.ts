/** State that features add to a message to support, beside the profile and the page (support-metadata.ts). */
export const supportParts = new Map<string, () => unknown>()

/** Registers the state that a feature adds to a message to support, such as the current draft. */
export const describeForSupport = (name: string, describe: () => unknown): void =>
  void supportParts.set(name, describe)
