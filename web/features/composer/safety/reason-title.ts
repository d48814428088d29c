import type { Finding } from '#contract/safety.ts'

/**
 * Title of the dialog that asks why a prescription is issued although findings stop it: what all of them have in common,
 * because an overdose is no contraindication.
 */
export function reasonTitle(findings: readonly Pick<Finding, 'kind'>[]): 'again' | 'dose' | 'title' {
  const areAll = (wanted: Finding['kind']) =>
    findings.length > 0 && findings.every(({ kind }) => kind === wanted)
  if (areAll('controlled')) return 'again'
  return areAll('dose') ? 'dose' : 'title'
}
