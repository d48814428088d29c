import type { Finding } from '#contract/safety.ts'

/**
 * Findings of the same rows that ask for the same stand together, each with its own ingredients and its own why: of a
 * combination the doctor reads the advice once. @returns groups in the order of their first finding
 */
export function saidOnce(findings: readonly Finding[]): (readonly [Finding, ...Finding[]])[] {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const { id: _, about: _a, last_reason: _l, mechanism: _m, sources: _s, ...said } = finding
    const key = JSON.stringify(said)
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
}
