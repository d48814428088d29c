import type { Finding } from '#contract/safety.ts'

/**
 * Title of the dialog that asks why a prescription is issued although findings stop it. The title names what all findings have in
 * common: for an overdose it must not speak of a contraindication.
 */
export function reasonTitle(findings: readonly Pick<Finding, 'kind'>[]): 'again' | 'dose' | 'title' {
  const areAll = (wanted: Finding['kind']) =>
    findings.length > 0 && findings.every(({ kind }) => kind === wanted)
  if (areAll('controlled')) return 'again'
  return areAll('dose') ? 'dose' : 'title'
}
