import { useTexts } from '../../../lib/texts.ts'
import { Portrait } from './Portrait.tsx'
import { Signature } from './Signature.tsx'

/** The doctor's drawn signature and portrait. */
export function PicturesSection() {
  const texts = useTexts('pictures')
  return (
    <section aria-labelledby="pictures-title" className="mt-8 grid gap-3">
      <h2 id="pictures-title" className="text-lg font-semibold">
        {texts.title}
      </h2>
      <div className="rows">
        <Signature />
        <Portrait />
      </div>
    </section>
  )
}
