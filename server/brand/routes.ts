import type { FastifyInstance } from 'fastify'
import { brand } from '#contract/brand.ts'
import { Problem } from '#contract/problem.ts'
import type { Domain } from '../http/domain.ts'
import type { Brands } from './brands.ts'

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', woff2: 'font/woff2' }

export function brandRoutes(app: FastifyInstance, { bind }: Domain, brands: Brands): void {
  bind(brand.get)((_input, { request }) => ({ ...brands.ofHost(request.host) }))

  app.get<{ Params: { file: string } }>('/brand/:file', async (request, reply) => {
    const { file } = request.params
    const found = brands.file(brands.ofHost(request.host).id, file)
    if (!found) throw new Problem('not-found')
    void reply.header('cache-control', 'public, max-age=3600')
    return reply.type(types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream').send(found)
  })
}
