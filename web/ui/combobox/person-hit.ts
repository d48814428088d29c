import type { FirstHit } from './first-hit.ts'

/** Lower case, without accents and repeated spaces. */
const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/u).join(' ').trim()

/** The first person is lit by itself unless another result has the same name. */
export const personHit: FirstHit<{ name: string }> = {
  isReady: true,
  isSafe: ({ name }, all) => all.filter((other) => plain(other.name) === plain(name)).length === 1,
  mayTakeUnseen: () => true,
}
