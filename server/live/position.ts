import { Problem } from '#contract/problem.ts'
import type { Position } from '../events/happened.ts'

/** Formats a position in the stream of events as the id of a server-sent event. */
export const eventId = ({ turn, id }: Position): string => `${turn}.${id}`

/**
 * Parses the header `Last-Event-ID`, the position after which a stream of events continues; null without the header.
 * @throws Problem `invalid-input`
 */
export function positionOf(header: string | string[] | undefined): Position | null {
  if (header === undefined) return null
  const [, turn, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(String(header)) ?? []
  if (turn === undefined) throw new Problem('invalid-input', { fields: { 'Last-Event-ID': ['invalid'] } })
  return { turn: Number(turn), id: Number(id) }
}

export const isAfter = (a: Position, b: Position): boolean =>
  a.turn > b.turn || (a.turn === b.turn && a.id > b.id)
