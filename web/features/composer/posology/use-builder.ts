import { useState } from 'react'
import { isAdministrationRoute } from '#contract/medications/administration-route.ts'
import { type BuilderGroup, stepsIn, builderText } from '#contract/posology/builder.ts'
import { EMPTY_STEP } from '#contract/posology/step.ts'
import type { Row } from '../draft/row.ts'
import { packageOf } from './package.ts'

type Change = (change: Partial<Omit<Row, 'key'>>) => void

/** As many characters as the contract takes. */
const LONGEST = 1000

/**
 * The fields of a row's instructions. Its text stays the only truth: the fields are read from it, and each change is
 * written to it. A text that they cannot hold stays until `apply`.
 */
export function useBuilder(row: Row, onChange: Change) {
  const { instructions, via } = row
  const [opened] = useState({ instructions, via })
  // What is half filled in need not be readable yet: the fields know what they wrote.
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
    // One route for all is the row's own, in its own field.
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
    /** The text says what fields cannot hold: they stand apart from it until they are applied. */
    isApart: read === null,
    /** The sentence of what the fields hold. */
    sentence: builderText(steps, ''),
    isTooLong,
    isChanged: opened.instructions !== instructions || opened.via !== via,
    change: (next: BuilderGroup) => (read === null ? setApart(next) : put(next)),
    /** Puts what the fields hold in the place of the text. @returns what takes that back */
    apply: () => {
      put(steps)
      setApart(null)
      return () => onChange({ instructions, via })
    },
    restore: () => onChange(opened),
  }
}
