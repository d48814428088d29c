import type { FastifyInstance } from 'fastify'
import { brand } from '#contract/brand.ts'
import { Problem } from '#contract/problem.ts'
import type { Domain } from '../http/domain.ts'
import { brandPictures } from './brand-pictures.ts'
import type { BrandChoice } from './brand-choice.ts'
import type { Brands } from './brands.ts'
import { type Operated, operatedBrand } from './operated.ts'

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', woff2: 'font/woff2' }

/**
 * Routes of the brand that applies to a request, and of the brand's files. Other brands of the installation are not revealed.
 */
export function brandRoutes(
  app: FastifyInstance,
  { bind }: Domain,
  { brands, choice, operated }: { brands: Brands; choice: BrandChoice; operated: Operated },
): void {
  bind(brand.get)(({ query }, { request, reply }) =>
    operatedBrand(
      query.brand === undefined ? choice.of(request) : choice.choose(query.brand, request, reply),
      operated,
    ),
  )

  const picture = brandPictures(brands)
  app.get<{ Params: { brand: string; file: string } }>('/brand/:brand/:file', async (request, reply) => {
    const { brand, file } = request.params
    const own = choice.of(request)
    const found = brand === own.id ? (brands.file(brand, file) ?? (await picture(own, file))) : undefined
    if (!found) throw new Problem('not-found')
    void reply.header('cache-control', 'public, max-age=3600')
    return reply.type(types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream').send(found)
  })
}
