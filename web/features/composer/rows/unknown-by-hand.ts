import type { RowJudgement } from '../draft/judgement.ts'

/** Whether a medicine goes on a sheet that is signed by hand because nobody has recognised it. */
export const isUnknownByHand = (judged: RowJudgement | undefined): boolean =>
  judged !== undefined &&
  judged.refusal === null &&
  judged.item.unknown &&
  !judged.rule.watched &&
  judged.rule.document === 'handwritten'

/** Whether a note below the row names the medicine's class, because the medicine goes on a sheet that is signed by hand. */
export const isClassNoted = (judged: RowJudgement | undefined): boolean =>
  judged?.refusal === null && judged.rule.document === 'handwritten' && judged.item.fraction !== null
