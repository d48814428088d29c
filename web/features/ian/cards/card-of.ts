import type { IanCard } from '#contract/ian/ian.ts'

/** Type of the cards of one kind in the answers of the chat assistant. */
export type CardOf<K extends IanCard['kind']> = Extract<IanCard, { kind: K }>
