import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { CONSENT_METHODS, ConsentText } from './ConsentForm.tsx'
import { printConsent } from './print-consent.ts'
import type { Statement } from './use-statement.ts'

/** Consent to keep health data as one row of the form whose save carries it. The text to show the patient unfolds. */
export function ConsentLine({ statement, name }: { statement: Statement; name: string }) {
  const { consent: texts } = useTexts('record')
  const [isShown, setShown] = useState(false)
  const { chooser, noteField, text, method, isException } = statement
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Select
          ref={chooser}
          className="min-w-0 flex-[1_1_14rem]"
          label={texts.method}
          value={method ?? ''}
          error={statement.methodError}
          options={[
            { value: '', label: texts.choose, disabled: true },
            ...CONSENT_METHODS.map((value) => ({ value, label: texts.methods[value] })),
          ]}
          // Browsers open the list of a select with Enter; once a way is chosen, Enter saves, as in the other fields.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !method) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
          onChange={({ target }) => statement.setMethod(CONSENT_METHODS.find((one) => one === target.value))}
        />
        {method && (
          <TextField
            ref={noteField}
            className="min-w-0 flex-[1_1_14rem]"
            label={isException ? texts.noteOfException : texts.noteOfConsent}
            optional={!isException}
            maxLength={300}
            value={statement.note}
            error={statement.noteError}
            onChange={({ target }) => statement.setNote(target.value)}
          />
        )}
        <Button tone="quiet" className="px-3" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {texts.showText}
        </Button>
      </div>
      {isShown && (
        <div className="grid gap-2">
          <ConsentText text={text} loadError={statement.loadError} />
          <Button
            className="justify-self-start"
            disabled={!text}
            onClick={() => text && printConsent(text, name, texts)}
          >
            <Printer aria-hidden className="size-5" />
            {texts.print}
          </Button>
        </div>
      )}
    </div>
  )
}
