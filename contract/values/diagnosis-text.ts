interface Written {
  /** Free text beside the diagnoses that were chosen from the CIE-10. */
  diagnosis: string
  diagnoses: readonly { code: string; name: string }[]
}

/** The diagnosis as it is printed and signed: "Nombre (código); …", the principal one first and free text last. */
export const diagnosisText = ({ diagnosis, diagnoses }: Written): string =>
  [...diagnoses.map(({ code, name }) => `${name} (${code})`), diagnosis.trim()].filter(Boolean).join('; ')
