import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/**
 * Digital tokens of a doctor (specification section 3, NFT summary). The token of a prescription is the public
 * identifier of its signed document, which anybody can check. No blockchain is involved (decision 053).
 */
export const NftSummary = z.object({
  /** Number of the doctor's signed prescriptions, cancelled ones included: their signature can still be checked. */
  total_rx: z.int(),
  /** Number of prescriptions that were signed within the last 30 days. */
  delta: z.int(),
})
export type NftSummary = z.output<typeof NftSummary>

export const nfts = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/nfts/',
    summary: 'Number of the doctor’s signed prescriptions that anybody can check, and of the recent ones',
    audience: 'doctor',
    answers: { 200: NftSummary },
  }),
} as const
