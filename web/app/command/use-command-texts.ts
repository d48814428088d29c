import { isPractising, useDoctor } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'

/** Texts of the command palette. While the licence is reviewed, the new prescription is one for practice. */
export function useCommandTexts() {
  const texts = useTexts('command')
  const { actions, practise } = texts
  return isPractising(useDoctor()) ? { ...texts, actions: { ...actions, new: practise } } : texts
}
