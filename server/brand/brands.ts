import { readdirSync, readFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { Brand } from '#brands/brand.ts'
import { createThemeCache } from './theme-cache.ts'

export interface Brands {
  /** Returns the brand of a host name. Exactly one brand, the fallback, serves all hosts that no other brand names. */
  ofHost(host: string): Brand
  /**
   * Returns the brand of an id, or the fallback brand for an unknown id: an old prescription may name a brand that was removed.
   */
  byId(id: string): Brand
  has(id: string): boolean
  /** Ids of all brands. */
  ids: readonly string[]
  /** Returns a file of a brand's folder, by the name that the brand's JSON gives. */
  file(brandId: string, name: string): Buffer | undefined
}

/**
 * Reads every folder of `brands/`.
 * @throws when a brand does not match the schema, lacks a file that it names, or claims the host of another brand
 */
export function loadBrands(root: string, now: () => number = Date.now): Brands {
  const folder = path.join(root, 'brands')
  const byId = new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'brand.json')))
      .map(({ name }) => [name, readBrand(path.join(folder, name))] as const),
  )
  const byHost = new Map<string, Brand>()
  for (const brand of byId.values())
    for (const host of brand.hosts) {
      if (byHost.has(host)) throw new Error(`brands: ${brand.id} claims ${host} of ${byHost.get(host)?.id}`)
      byHost.set(host, brand)
    }
  const fallback = byHost.get('*')
  if (!fallback) throw new Error('no brand answers for all hosts')
  const filesOf = createThemeCache((id) => readFiles(path.join(folder, id), byId.get(id)), now)
  return {
    ofHost: (host) => byHost.get(host.replace(/:\d+$/, '').toLowerCase()) ?? fallback,
    byId: (id) => byId.get(id) ?? fallback,
    has: (id) => byId.has(id),
    ids: [...byId.keys()],
    file: (id, name) => (byId.has(id) ? filesOf(id).get(name) : undefined),
  }
}

function readBrand(folder: string): Brand {
  const brand = Brand.parse(JSON.parse(readFileSync(path.join(folder, 'brand.json'), 'utf8')))
  if (brand.id !== path.basename(folder)) throw new Error(`brands: ${folder} calls itself ${brand.id}`)
  const missing = filesNamedBy(brand).filter((file) => !existsSync(path.join(folder, file)))
  if (missing.length > 0) throw new Error(`brands: ${brand.id} lacks ${missing.join(', ')}`)
  return brand
}

const readFiles = (folder: string, brand: Brand | undefined): Map<string, Buffer> =>
  new Map(
    (brand ? filesNamedBy(brand) : []).map((file) => [file, readFileSync(path.join(folder, file))] as const),
  )

function filesNamedBy({ logos: { mark, wordmark, icon, pattern }, font }: Brand): string[] {
  const faces = [...font.files, ...(font.headings?.files ?? [])]
  return [
    mark.light,
    mark.dark,
    wordmark.light,
    wordmark.dark,
    icon,
    pattern,
    ...faces.map(({ file }) => file),
  ]
}
