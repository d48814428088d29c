import { ApiError } from '../../lib/calls/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { Banner } from '../../ui/notices/Banner.tsx'
import { counterProblem } from './counter-problem.ts'

/** Answer to a search that found no prescription, as large as the answer of one that found it. */
export function NothingFound({ error }: { error: unknown }) {
  const texts = useTexts('pharmacies')
  const isUnknown =
    error instanceof ApiError && (error.code === 'prescription-unknown' || error.code === 'not-found')
  if (!isUnknown) return <Banner tone="warn" sentence={counterProblem(error, 'find', texts)} />
  return (
    <Banner tone="stop" sentence={texts.found.unknown}>
      {texts.found.unknownMeaning}
    </Banner>
  )
}
