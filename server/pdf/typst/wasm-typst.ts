import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { initSync as initRenderer, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer'
import { initSync as initCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import * as z from 'zod/mini'
import type { Typst, TypstOptions } from './typst.ts'

const require = createRequire(import.meta.url)

/** Result of a compilation by Typst: the document, or a list of errors. */
const Compilation = z.object({
  result: z.optional(z.instanceof(Uint8Array)),
  diagnostics: z.optional(z.array(z.object({ message: z.string() }))),
})
/** Option of the Typst compiler that asks for the position of each error besides its message. */
const DIAGNOSTICS = 3
/** Parts of an SVG that the renderer is asked for: the pages (1) and the shapes that they use (2), no style or script. */
const PAGES_AND_SHAPES = 3
/**
 * Link areas and selectable text of a drawing, which are removed. Without the SVG's style both would be visible, and a
 * drawing needs neither.
 */
const FOR_POINTERS = /<a [^>]*>.*?<\/a>|<foreignObject.*?<\/foreignObject>/gs

/**
 * Typst as WebAssembly, in the same version as the native Typst and for every machine. The PDFs of this build are
 * tagged in the same way, but do not declare PDF/UA-1, because its interface takes no standard.
 */
export async function loadWasm({ folder, fonts }: TypstOptions): Promise<Typst> {
  const { memory } = initCompiler({ module: read('@myriaddreamin/typst-ts-web-compiler/wasm') })
  initRenderer({ module: read('@myriaddreamin/typst-ts-renderer/wasm') })
  const builder = new TypstCompilerBuilder()
  // Typst templates can read only the files that are given to the compiler here.
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()
  const renderer = await new TypstRendererBuilder().build()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.typ')))
    compiler.add_source(`/${name}`, readFileSync(path.join(folder, name), 'utf8'))
  const kept = new Set<string>()
  const compile = (main: string, format: 'pdf' | 'vector'): Uint8Array => {
    const { result, diagnostics = [] } = Compilation.parse(
      compiler.compile(`/${main}`, null, format, DIAGNOSTICS),
    )
    if (result) return result
    throw new Error(`${main} does not compile: ${diagnostics.map(({ message }) => message).join('; ')}`)
  }
  return {
    keep(name, content) {
      kept.add(name)
      compiler.map_shadow(`/${name}`, Buffer.from(content))
    },
    forget() {
      for (const name of kept) compiler.unmap_shadow(`/${name}`)
      kept.clear()
    },
    pdf(main) {
      const { buffer, byteOffset, byteLength } = compile(main, 'pdf')
      return Buffer.from(buffer, byteOffset, byteLength)
    },
    draw(main) {
      using session = renderer.session_from_artifact(compile(main, 'vector'), 'vector')
      using pages = session.pages_info
      const svg = renderer.svg_data(session, PAGES_AND_SHAPES).replaceAll(FOR_POINTERS, '')
      return { svg, pages: pages.page_count }
    },
    // Typst's cache of layouts grows by 0.7 MB a sheet, and the package has no call that clears the cache.
    heldMemory: () => memory.buffer.byteLength,
  }
}

const read = (file: string): Buffer<ArrayBuffer> => readFileSync(require.resolve(file))
