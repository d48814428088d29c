import type { FastifyInstance } from 'fastify'

/**
 * Every method and path of the application, read from its router: `POST /api/v2/patient/:`. Path parameters are listed
 * without their names, because two endpoints may name the same parameter differently.
 */
export function listRoutes(app: FastifyInstance): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? []
      if (segment === '') return []
      const depth = indent.length / 4
      above.length = depth
      above.push(segment)
      const path = withoutParameterNames(above.join(''))
      return methods.split(', ').map((method) => `${method} ${path}`)
    })
}

export const withoutParameterNames = (path: string): string => path.replace(/:\w+(\|:\w+)*/g, ':')
