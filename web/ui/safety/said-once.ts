import type { Finding } from '#contract/safety.ts'

/**
 * Findings of the same rows that ask for the same, each with its own ingredients, stand together: of a combination the
 * doctor reads the advice once. @returns groups in the order of their first finding
 */
export function saidOnce(findings: readonly Finding[]): (readonly [Finding, ...Finding[]])[] {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const { id: _, about: _a, last_reason: _l, ...said } = finding
    const key = JSON.stringify(said)
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
}
