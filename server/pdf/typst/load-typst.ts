import { loadNative } from './native-typst.ts'
import type { Typst, TypstOptions } from './typst.ts'

/**
 * Loads Typst as native code where npm has a package of it for this machine, and as WebAssembly elsewhere
 * (docs/decisions/045-typst-as-webassembly.md).
 */
export async function loadTypst(options: TypstOptions): Promise<Typst> {
  const native = loadNative(options)
  if (native) return native
  const { loadWasm } = await import('./wasm-typst.ts')
  return loadWasm(options)
}
