/** The Typst compiler with its input: the files of a folder, fonts, and files that are held in memory only. */
export interface Typst {
  /** Adds or replaces a file in memory, beside the files of the folder. */
  keep(name: string, content: string | Uint8Array): void
  /** Removes the files that are held in memory, and cached results of earlier documents as far as the engine can. */
  forget(): void
  /** Lays out a template of the folder as a tagged PDF. @throws when the template cannot be laid out */
  pdf(main: string): Buffer
  /**
   * Lays out a template of the folder for a screen: the pages below each other, as one SVG without scripts, in which
   * letters are shapes.
   * @throws when the template cannot be laid out
   */
  draw(main: string): { svg: string; pages: number }
  /** Size in bytes of caches that this engine cannot clear. The caches are freed when the engine's thread ends. */
  heldMemory(): number
}

export interface TypstOptions {
  /** Folder of the templates. The templates can read no file outside of it. */
  folder: string
  fonts: Buffer[]
}
