/**
 * Whether the header `Accept-Encoding` accepts gzip. The weight of gzip decides, or otherwise the weight of `*` (RFC 9110,
 * 12.5.3).
 */
export function acceptsGzip(header: string | undefined): boolean {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim())
    const q = parameters.find((text) => text.startsWith('q='))
    weights.set(coding, q === undefined ? 1 : Number(q.slice(2)))
  }
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}
