import { Problem } from '#contract/problem.ts'
import type { Position } from '../events/happened.ts'

/** How a position is written in the id of an event. */
export const eventId = ({ turn, id }: Position): string => `${turn}.${id}`

/** The position after which a browser wants to go on; null where it begins. @throws Problem `invalid-input` */
export function positionOf(header: string | string[] | undefined): Position | null {
  if (header === undefined) return null
  const [, turn, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(String(header)) ?? []
  if (turn === undefined) throw new Problem('invalid-input', { fields: { 'Last-Event-ID': ['invalid'] } })
  return { turn: Number(turn), id: Number(id) }
}

export const isAfter = (a: Position, b: Position): boolean =>
  a.turn > b.turn || (a.turn === b.turn && a.id > b.id)
