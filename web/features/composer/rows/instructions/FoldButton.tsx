import { drugName } from '#contract/medications/drug-name.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { WithNames } from '../../../../ui/Clinical.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Row } from '../../draft/row.ts'
import { inlineAction } from './inline-action.ts'

interface FoldButtonProps {
  row: Row
  does: 'open' | 'fold'
  onPress: () => void
}

/** Button that shows all instructions of a folded row, or folds them again. */
export function FoldButton({ row, does, onPress }: FoldButtonProps) {
  const texts = useTexts('composer-rows')
  const drug = drugName(row)
  return (
    <>
      {' '}
      <button
        type="button"
        aria-expanded={does === 'fold'}
        onClick={onPress}
        className={classNames(inlineAction, 'mr-1 shrink-0 whitespace-nowrap')}
      >
        {does === 'open' ? texts.readWhole : texts.foldAgain}
        <span className="sr-only">
          {' '}
          <WithNames text={texts.instructionsOf(drug)} names={[drug]} />
        </span>
      </button>
    </>
  )
}
