import type { paylinkFile as Spanish } from '../es/paylink-file.ts'

/** Words of the CSV file of payments for the accountant. */
export const paylinkFile: typeof Spanish = {
  columns: ['Date', 'Concept', 'Reference', 'Means', 'Provider’s id', 'Note', 'Amount MXN'],
  methods: { '': '', spei: 'SPEI', card: 'Card', oxxo: 'OXXO' },
  name: (day) => `payments-${day}.csv`,
}
