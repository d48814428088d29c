import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { TestDoctor } from './factories.ts'
import type { TestServer } from './test-server.ts'

/** Instructions of a medicine that state dose, route, frequency and duration. */
export const INSTRUCTIONS = 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.'

export const makeMedication = (more: Record<string, unknown> = {}) => ({
  presentation: 'Paracetamol tabletas 500 mg',
  instructions: INSTRUCTIONS,
  qty: 2,
  ...more,
})

/** Issues a prescription through the API. */
export async function issuePrescriptionFor(
  server: TestServer,
  doctor: TestDoctor,
  patientUid: string,
  more: Record<string, unknown> = {},
): Promise<IssuedPrescription> {
  const payload = { patient: { uid: patientUid }, medications: [makeMedication()], ...more }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v2/rx-endpoint/',
    headers: doctor.auth,
    payload,
  })
  if (answer.statusCode !== 201) throw new Error(`not issued: ${answer.body}`)
  return answer.json<IssuedPrescription>()
}
