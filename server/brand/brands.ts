import { readdirSync, readFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { Brand } from '#brands/brand.ts'

export interface Brands {
  /** The brand of a host name; exactly one answers all hosts that no other names. */
  ofHost(host: string): Brand
  byId(id: string): Brand
  /** A file of a brand's folder, by the name that its JSON gives. */
  file(brandId: string, name: string): Buffer | undefined
}

/** Reads every folder of `brands/`. @throws when one does not hold to the schema */
export function loadBrands(root: string): Brands {
  const folder = path.join(root, 'brands')
  const all = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'brand.json')))
    .map((entry) =>
      Brand.parse(JSON.parse(readFileSync(path.join(folder, entry.name, 'brand.json'), 'utf8'))),
    )
  const fallback = all.find((brand) => brand.hosts.includes('*'))
  if (!fallback) throw new Error('no brand answers for all hosts')
  const byHost = new Map(all.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)))
  const byId = new Map(all.map((brand) => [brand.id, brand] as const))
  return {
    ofHost: (host) => byHost.get(host.replace(/:\d+$/, '').toLowerCase()) ?? fallback,
    byId: (id) => byId.get(id) ?? fallback,
    file(brandId, name) {
      if (!byId.has(brandId) || !/^[a-z0-9-]+\.(svg|png|woff2)$/.test(name)) return undefined
      const file = path.join(folder, brandId, name)
      return existsSync(file) ? readFileSync(file) : undefined
    },
  }
}
