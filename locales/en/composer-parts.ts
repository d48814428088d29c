import type { Texts } from '../es/composer-parts.ts'

/** Texts of parts of the composer that come after its first load: the chosen diagnoses, and the notice of an older prescription. */
export const texts: Texts = {
  relation: {
    replaces: 'Issuing this prescription cancels the earlier one.',
    renews: 'This prescription renews an earlier one, which stays as it is.',
    see: 'See the earlier one',
    unlink: 'Issue unrelated',
  },

  principal: 'Principal',
  raise: 'Move up',
  raiseDiagnosis: (name) => `Move ${name} up`,
  remove: 'Remove',
  removeDiagnosis: (name) => `Remove ${name}`,
}
