import type { IanCard } from '#contract/ian/ian.ts'

/** The card of one kind. */
export type CardOf<K extends IanCard['kind']> = Extract<IanCard, { kind: K }>
