/** One diagnosis as `diagnosisText` writes it: "Nombre (código)". */
const CODED = /^(.{1,200}) \(([A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,2})?)\)$/

/**
 * Reads a printed diagnosis back into what was chosen and what was written beside it. Where a part is not as
 * `diagnosisText` writes it, the rest is free text.
 */
export function readDiagnosisText(text: string): {
  diagnosis: string
  diagnoses: { code: string; name: string }[]
} {
  const parts = text.trim() === '' ? [] : text.trim().split('; ')
  const diagnoses: { code: string; name: string }[] = []
  for (const part of parts) {
    const [, name, code] = CODED.exec(part) ?? []
    if (name === undefined || code === undefined || diagnoses.some((one) => one.code === code)) break
    diagnoses.push({ code, name })
  }
  return { diagnosis: parts.slice(diagnoses.length).join('; '), diagnoses }
}
