import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { ConsentMethod } from '#contract/patients/patient-consent.ts'
import { loadProblemText } from '../../lib/calls/problem-text.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { classNames } from '../class-names.ts'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { printConsent } from './print-consent.ts'
import type { Statement } from './use-statement.ts'

/** Ways to consent, in the order in which they are offered. */
const METHODS: readonly ConsentMethod[] = [
  'handwritten-signature',
  'electronic-signature',
  'authentication',
  'exception-emergency',
  'exception-care',
]

interface ConsentFieldsProps {
  statement: Statement
  /** Name of the patient, for the printed consent text. */
  name: string
  /** Whether the consent text is open from the start, above the fields; otherwise it can be opened below them. */
  isTextFirst?: boolean
  failure?: string | undefined
}

/**
 * Fields of the patient's consent to the storage of health data. They are part of another form, which sends the consent when it
 * is saved.
 */
export function ConsentFields({ statement, name, isTextFirst = false, failure }: ConsentFieldsProps) {
  const { consent: texts } = useTexts('record')
  const [isShown, setShown] = useState(false)
  const { chooser, noteField, method, isException } = statement
  return (
    <div className="grid gap-2">
      {isTextFirst && <ConsentText statement={statement} name={name} />}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Select
          ref={chooser}
          className="min-w-0 flex-[1_1_14rem]"
          label={texts.method}
          // The doctor must state how the consent was given, as the law requires: no option is preselected.
          value={method ?? ''}
          error={statement.methodError}
          options={[
            { value: '', label: texts.choose, disabled: true },
            ...METHODS.map((value) => ({ value, label: texts.methods[value] })),
          ]}
          // Browsers open the list of a select with Enter; once the way of giving consent is chosen, Enter saves, as in the other fields.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !method) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
          onChange={({ target }) => statement.setMethod(METHODS.find((one) => one === target.value))}
        />
        {method && (
          <TextField
            ref={noteField}
            className="min-w-0 flex-[1_1_14rem]"
            label={isException ? texts.noteOfException : texts.noteOfConsent}
            optional={!isException}
            maxLength={300}
            value={statement.note}
            error={statement.noteError ?? failure}
            onChange={({ target }) => statement.setNote(target.value)}
          />
        )}
        {!isTextFirst && (
          <Button
            tone="quiet"
            // An error adds a line below the select. The margin keeps the button beside the select, above that line.
            className={classNames('px-3', statement.methodError && 'mb-6')}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {texts.showText}
          </Button>
        )}
      </div>
      {isShown && <ConsentText statement={statement} name={name} />}
    </div>
  )
}

/** The consent text that the patient agrees to, which can be printed to be signed. While it loads, its space is reserved. */
function ConsentText({
  statement: { text, loadError },
  name,
}: Pick<ConsentFieldsProps, 'statement' | 'name'>) {
  const { consent: texts } = useTexts('record')
  return (
    <div className="grid gap-2">
      <div className="grid min-h-24 gap-2 rounded-control bg-sunk px-4 py-3 text-sm">
        {!text && (loadError ? <p>{loadProblemText(loadError)}</p> : <Skeleton className="h-20 w-full" />)}
        {text?.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {text && (
          <p className="text-ink-faint">{`${texts.source(text.source)}. ${texts.version(formatDay(text.version))}.`}</p>
        )}
      </div>
      <Button
        className="justify-self-start"
        disabled={!text}
        onClick={() => text && printConsent(text, name, texts)}
      >
        <Printer aria-hidden className="size-5" />
        {texts.print}
      </Button>
    </div>
  )
}
