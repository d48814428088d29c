import { useState } from 'react'
import type { SafetyQuestion } from '#contract/safety.ts'
import { api } from '../../lib/calls/api.ts'
import { safetyCalls } from '../../lib/calls/endpoints.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'

/** Explanation by a language model, on request; shown below the findings and apart from them. */
export function Explanation({ question }: { question: SafetyQuestion }) {
  const texts = useTexts('safety')
  const [text, setText] = useState<string | null>()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    try {
      setText((await api(safetyCalls.explain, { body: question })).explanation)
    } catch {
      setText(null)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-2">
      <Button busy={isBusy} className="w-fit" onClick={() => void ask()}>
        {isBusy ? texts.explaining : texts.explain}
      </Button>
      <div aria-live="polite">
        {text === null && <p>{texts.notExplained}</p>}
        {text && (
          <figure className="grid gap-1 border-l-2 border-edge pl-3">
            <figcaption className="text-sm text-ink-faint">
              <b className="font-semibold text-ink-soft">{texts.explained}.</b> {texts.explainedNote}
            </figcaption>
            <blockquote className="whitespace-pre-line">{text}</blockquote>
          </figure>
        )}
      </div>
    </div>
  )
}
