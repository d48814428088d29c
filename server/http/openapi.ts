import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { allEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'

type Json = Record<string, unknown>

/** Makes the OpenAPI 3.1 description of the API from the same schemas that parse requests. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [domain, endpoints] of Object.entries(allEndpoints)) {
    for (const [name, e] of Object.entries<Endpoint>(endpoints)) {
      const path = e.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [e.method.toLowerCase()]: operation(e, `${domain}.${name}`, domain) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Recetario', version: '2' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token <key>' },
      },
    },
  }
}

function operation(e: Endpoint, operationId: string, tag: string): Json {
  const takes = { ...(e.body ? json(e.body, 'input') : {}), ...(e.pictures ? form(e.pictures) : {}) }
  const body = Object.keys(takes).length > 0 ? { requestBody: { required: true, content: takes } } : {}
  const answers = Object.entries(e.answers).map(([status, schema]) => [
    status,
    { description: e.summary, content: contentOf(e, schema) },
  ])
  return {
    operationId,
    tags: [tag],
    summary: e.summary,
    ...(e.audience === 'guest' ? {} : { security: [{ token: [] }] }),
    parameters: [...parameters(e.params, 'path'), ...parameters(e.query, 'query')],
    ...body,
    responses: {
      ...Object.fromEntries(answers),
      default: { description: 'Problem', content: { 'application/json': {} } },
    },
  }
}

const json = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => ({
  'application/json': { schema: schemaOf(schema, io) },
})

function contentOf(e: Endpoint, schema: z.ZodMiniType): Json {
  if (e.answersEvents) return { 'text/event-stream': {} }
  return e.answersPicture ? picture : json(schema, 'output')
}

const picture: Json = { 'image/jpeg': {}, 'image/png': {} }

const form = (names: readonly string[]): Json => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', format: 'binary' }])),
    },
    encoding: Object.fromEntries(names.map((name) => [name, { contentType: 'image/jpeg, image/png' }])),
  },
})

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

function parameters(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {} } = schemaOf(schema, 'input') as { properties?: Record<string, Json> }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: property,
  }))
}

export function installOpenApi(app: FastifyInstance): void {
  let document: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument())
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
