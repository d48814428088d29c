import { useState } from 'react'
import { isAdministrationRoute } from '#contract/medications/administration-route.ts'
import { type BuilderGroup, stepsIn, builderText } from '#contract/posology/builder.ts'
import { EMPTY_STEP } from '#contract/posology/step.ts'
import type { Row } from '../draft/row.ts'
import { packageOf } from '#contract/posology/packs/package-text.ts'

type Change = (change: Partial<Omit<Row, 'key'>>) => void

/** Maximum number of characters of the instructions of a row, as in the contract. */
const LONGEST = 1000

/**
 * State of the fields of a row's instructions. The text is the only source of truth: the fields are parsed from the text, and
 * each change is written to it. A text that the fields cannot represent is unchanged until `apply` is called.
 */
export function useBuilder(row: Row, onChange: Change) {
  const { instructions, via } = row
  const [opened] = useState({ instructions, via })
  // Half-filled fields may write a text that cannot be parsed into fields again, so their values are stored beside the text.
  const [own, setOwn] = useState<{ text: string; via: string; steps: BuilderGroup } | null>(null)
  const [apart, setApart] = useState<BuilderGroup | null>(null)
  const [isTooLong, setTooLong] = useState(false)
  const route = isAdministrationRoute(via) ? via : null
  const { unit } = packageOf(row.presentation)
  const isOwn = own?.text === instructions && own.via === via
  const read = isOwn ? own.steps : stepsIn(instructions, { ...(unit && { unit }), ...(route && { route }) })
  const steps = read ?? apart ?? [{ ...EMPTY_STEP, route }]

  const put = (next: BuilderGroup) => {
    const [first] = next
    // A route that all steps share goes into the row's own field of the route.
    const shared = next.every((step) => step.route === first?.route) ? first?.route : undefined
    const nextVia = shared ?? via
    const text = builderText(next, nextVia)
    setTooLong(text.length > LONGEST)
    if (text.length > LONGEST) return
    setOwn({ text, via: nextVia, steps: next })
    onChange({ instructions: text, ...(nextVia !== via && { via: nextVia }) })
  }
  return {
    steps,
    /**
     * Whether the text has content that the fields cannot show. A change of the fields then leaves the text as it is, until
     * `apply` is called.
     */
    isApart: read === null,
    /** Instructions that the builder's fields make up, as a sentence. */
    sentence: builderText(steps, ''),
    isTooLong,
    isChanged: opened.instructions !== instructions || opened.via !== via,
    change: (next: BuilderGroup) => (read === null ? setApart(next) : put(next)),
    /** Replaces the text by the sentence of the fields. @returns a function that restores the text */
    apply: () => {
      put(steps)
      setApart(null)
      return () => onChange({ instructions, via })
    },
    restore: () => onChange(opened),
  }
}
