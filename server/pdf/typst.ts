import { createRequire } from 'node:module'

export interface Document {
  mainFilePath: string
}

export interface Compiled {
  readonly numOfPages: number
}

/** What is used of the typst compiler; its binary packages carry no types. */
export interface Compiler {
  pdf(document: Document, options: { pdfStandard: 'ua-1' }): Buffer
  compile(document: Document): { readonly result: Compiled | null }
  /** All pages one under the other; letters are shapes, and nothing in it acts. */
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
 * Loads the binary that fits this machine's C library: npm installs one of the two.
 * The common package that would choose is left out, since it asks for every platform's binary in the lockfile.
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
