/** One diagnosis as `diagnosisText` writes it: "Nombre (código)". */
const CODED = /^(.{1,200}) \(([A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,2})?)\)$/

/**
 * Reads a printed diagnosis back into the chosen diagnoses and the free text beside them. From the first part
 * that `diagnosisText` did not write, the rest is free text.
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
