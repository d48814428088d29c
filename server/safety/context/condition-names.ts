import type { ListedDiagnosis } from '#knowledge/diagnoses/load.ts'
import type { CheckSafety } from '../check.ts'
import type { CheckFinding } from '../finding.ts'

const CODE = /^[A-Z]\d{2}(?:\.\d)?$/

/**
 * Wraps a safety check, so that its findings name conditions in words, with the code in brackets: "hipertensión
 * arterial esencial (I10)".
 */
export function withConditionNames(check: CheckSafety, diagnoses: readonly ListedDiagnosis[]): CheckSafety {
  const names = new Map(diagnoses.map(({ code, name }) => [code, name]))
  const inWords = (about: string): string => {
    if (!CODE.test(about)) return about
    // A subdivision of a CIE-10 category that the list of diagnoses lacks is named by its category.
    const category = about.slice(0, 3)
    const name = names.get(about) ?? names.get(category) ?? names.get(`${category}.9`)
    return name === undefined ? about : `${uncapitalised(name)} (${about})`
  }
  const named = (finding: CheckFinding): CheckFinding =>
    finding.kind === 'condition' ? { ...finding, about: finding.about.map(inWords) } : finding
  return (items, patient, repeated) => {
    const result = check(items, patient, repeated)
    return { ...result, findings: result.findings.map(named) }
  }
}

/** Name of a condition in lower case, as inside a sentence. An abbreviation such as VIH keeps its capitals. */
const uncapitalised = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
