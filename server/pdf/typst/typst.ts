/** Typst with the files of a folder, a typeface, and files that are held in memory only. */
export interface Typst {
  /** Adds or replaces a file in memory, beside the files of the folder. */
  keep(name: string, content: string | Uint8Array): void
  /** Removes the files in memory, and cached results of earlier documents as far as the engine can. */
  forget(): void
  /** Lays a file of the folder out as tagged PDF. @throws when the file cannot be laid out */
  pdf(main: string): Buffer
  /**
   * Lays a file of the folder out for a screen: the pages below each other, as one SVG without scripts, in which letters
   * are shapes. @throws when the file cannot be laid out
   */
  draw(main: string): { svg: string; pages: number }
  /** Bytes of caches that this engine cannot clear: they are free again when its thread ends. */
  heldMemory(): number
}

export interface TypstOptions {
  /** Folder of the templates; they can read no other file. */
  folder: string
  fonts: Buffer[]
}
