export type Params = Readonly<Record<string, string>>

/**
 * The parameters of a path by its template of `paths.ts` (`/drafts/:id`, `/new-password/:uid?`); null when the path has
 * another form. Letter case and a slash at the end make no difference.
 */
export function matchPath(template: string, path: string): Params | null {
  const wanted = partsOf(template)
  const given = partsOf(path)
  if (given.length > wanted.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at]
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== value?.toLowerCase()) return null
    } else if (value !== undefined) params[part.replaceAll(/[:?]/g, '')] = decoded(value)
    else if (!part.endsWith('?')) return null
  }
  return params
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A part with a stray percent sign is returned as it is: the server refuses it, because it is no identifier.
    return part
  }
}
