import { createRequire } from 'node:module'

export interface Document {
  mainFilePath: string
}

export interface Compiled {
  readonly numOfPages: number
}

/** The part of the typst compiler that is used here; its binary packages have no types. */
export interface Compiler {
  pdf(document: Document, options: { pdfStandard: 'ua-1' }): Buffer
  compile(document: Document): { readonly result: Compiled | null }
  /** All pages below each other, as SVG: letters are shapes, and there is no script. */
  plainSvg(document: Compiled): string
  mapShadow(path: string, content: Buffer): void
  resetShadow(): void
  evictCache(maxAge: number): void
}

interface TypstModule {
  NodeCompiler: {
    create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): Compiler
  }
}

const PACKAGES = ['gnu', 'musl'].map((libc) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`)

/**
 * Loads the binary for this machine's C library: npm installs one of the two. The package that would choose between
 * them is not used, because it puts the binaries of all platforms into the lockfile.
 */
export function loadTypst(): TypstModule {
  const require = createRequire(import.meta.url)
  const failures: unknown[] = []
  for (const name of PACKAGES) {
    try {
      return require(name) as TypstModule
    } catch (error) {
      failures.push(error)
    }
  }
  throw new AggregateError(failures, 'The typst compiler has no binary for this machine')
}
