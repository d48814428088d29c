import { createRequire } from 'node:module'
import path from 'node:path'
import type { Typst, TypstOptions } from './typst.ts'

interface Document {
  mainFilePath: string
}

interface Compiled {
  readonly numOfPages: number
}

/** The part of the native Typst compiler's interface that the server uses. The compiler's binary packages have no types. */
interface Compiler {
  pdf(document: Document, options: { pdfStandard: 'ua-1' }): Buffer
  compile(document: Document): { readonly result: Compiled | null }
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
 * Number of compilations after which Typst discards a cached result, such as the words of every sheet. A server rarely
 * prints the same sheet twice, and a larger cache costs time and memory.
 */
const CACHE_AGE = 2

/** Typst as native code, whose PDFs fulfil PDF/UA-1; null where no package has a binary for this machine. */
export function loadNative({ folder, fonts }: TypstOptions): Typst | null {
  const typst = requireTypst()
  if (!typst) return null
  // The workspace limits what a template can read to this folder.
  const compiler = typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] })
  const document = (main: string): Document => ({ mainFilePath: path.join(folder, main) })
  return {
    keep: (name, content) => compiler.mapShadow(path.join(folder, name), Buffer.from(content)),
    forget() {
      compiler.resetShadow()
      compiler.evictCache(CACHE_AGE)
    },
    pdf: (main) => compiler.pdf(document(main), { pdfStandard: 'ua-1' }),
    draw(main) {
      const { result } = compiler.compile(document(main))
      if (!result) throw new Error(`${main} does not compile`)
      return { svg: compiler.plainSvg(result), pages: result.numOfPages }
    },
    heldMemory: () => 0,
  }
}

/**
 * Loads the native Typst binary for this machine's C library; npm installs one of the two packages. The package that would
 * choose between them is not used, because it puts the binaries of all platforms into the lockfile.
 */
function requireTypst(): TypstModule | null {
  const require = createRequire(import.meta.url)
  for (const name of PACKAGES) {
    try {
      return require(name) as TypstModule
    } catch {
      // A native package that does not fit the machine throws, and the next one is tried. Without any native package the
      // WebAssembly build is used, which runs on every machine.
    }
  }
  return null
}
