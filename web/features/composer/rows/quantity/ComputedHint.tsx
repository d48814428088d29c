import { useTexts } from '../../../../lib/texts.ts'
import type { Computed } from '../../posology/reading.ts'

/** Hint of how the number of packages was computed: "21 tabletas = 2 cajas de 12". */
export function ComputedHint({ computed }: { computed: Computed }) {
  const texts = useTexts('composer-rows')
  return <span data-computed>{texts.computed(computed)}</span>
}
