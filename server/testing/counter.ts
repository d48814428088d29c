import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { call } from './call.ts'
import type { TestServer } from './test-server.ts'

interface Counter {
  /** Sells some packages of one prescription row. @returns `sold`, or the code of the refusal */
  sell: (
    rx: Pick<IssuedPrescription, 'signature' | 'medications'>,
    quantity?: number,
    row?: number,
  ) => Promise<string>
  look: (rx: Pick<IssuedPrescription, 'signature'>) => Promise<PharmacyPrescription>
}

/** Makes the API calls of a pharmacy's program. */
export function counterCalls(server: TestServer, pharmacy: { auth: { authorization: string } }): Counter {
  let tickets = 0
  return {
    async sell(rx, quantity = 1, row = 0) {
      const answer = await call(server, `POST /api/v1/prescriptions/burn/${rx.signature}/`, {
        headers: pharmacy.auth,
        body: {
          sales_code: `C-${(tickets += 1)}`,
          medications: [{ id: rx.medications[row]?.id, bought_qty: quantity }],
        },
      })
      return answer.statusCode === 200 ? 'sold' : answer.json<{ code: string }>().code
    },
    look: async (rx) =>
      (await call(server, `GET /api/v2/pharmacy/rx/${rx.signature}`, { headers: pharmacy.auth })).json(),
  }
}
