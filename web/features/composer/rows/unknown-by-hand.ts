import type { RowJudgement } from '../draft/judgement.ts'

/** Whether a medicine goes on a sheet that is signed by hand because nobody has recognised it. */
export const isUnknownByHand = (judged: RowJudgement | undefined): boolean =>
  judged !== undefined &&
  judged.refusal === null &&
  judged.item.unknown &&
  !judged.rule.watched &&
  judged.rule.document === 'handwritten'
