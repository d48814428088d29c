import { Plus, X } from 'lucide-react'
import type { KnownIngredient } from '#contract/medications/own-medications.ts'
import { api } from '../../lib/calls/api.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/combobox/Combobox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { own } from './calls.ts'
import {
  type Classes,
  type OwnFraction,
  nameAt,
  type OwnForm,
  ROWS_AT_MOST,
  strengthAt,
} from './own-values.ts'

interface IngredientFieldsProps {
  form: OwnForm
  rows: number
  classes: Classes
  onRows: (rows: number) => void
  onKnown: (known: Record<string, OwnFraction>) => void
  isKnown: (text: string) => boolean
}

/**
 * Fields of the ingredients of an own medication. A known ingredient is chosen from the list, so that the safety checks and the
 * rules of its legal class apply.
 */
export function IngredientFields({ form, rows, classes, onRows, onKnown, isKnown }: IngredientFieldsProps) {
  const texts = useTexts('medications')
  const remove = (gone: number) => {
    for (let at = gone; at < rows; at += 1) {
      form.set(nameAt(at), at + 1 < rows ? (form.values[nameAt(at + 1)] ?? '') : '')
      form.set(strengthAt(at), at + 1 < rows ? (form.values[strengthAt(at + 1)] ?? '') : '')
    }
    onRows(rows - 1)
  }
  const hintOf = (text: string): string | undefined => {
    if (text === '') return undefined
    const fraction = classes[text.toLocaleLowerCase('es')]
    if (fraction) return texts.ingredientKnown(fraction)
    return isKnown(text) ? undefined : texts.ingredientUnknown
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-base font-semibold text-ink">{texts.ingredients}</legend>
      {Array.from({ length: rows }, (_, at) => {
        const { id, error, value } = form.field(nameAt(at))
        const text = value ?? ''
        return (
          <div
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-2 sm:grid-cols-[1fr_13rem_auto]"
          >
            <Combobox<KnownIngredient>
              id={id}
              label={texts.ingredient(at + 1)}
              error={error}
              hint={hintOf(text.trim())}
              maxLength={120}
              text={text}
              onTextChange={(next) => form.set(nameAt(at), next)}
              search={async (search, signal) => {
                const { results } = await api(own.ingredients, { query: { search } }, { signal })
                onKnown(
                  Object.fromEntries(results.map((one) => [one.name.toLocaleLowerCase('es'), one.fraction])),
                )
                return { options: results }
              }}
              optionKey={(option) => option.name}
              renderOption={(option) => (
                <span className="flex items-center justify-between gap-3">
                  {option.name}
                  <Tag tone="outline">{texts.fraction(option.fraction, false)}</Tag>
                </span>
              )}
              onPick={(option) => form.set(nameAt(at), option.name)}
              empty={() => texts.ingredientNothing}
            />
            <TextField
              {...form.field(strengthAt(at))}
              label={texts.strength(at + 1)}
              hint={texts.strengthHint}
              optional
              maxLength={40}
              autoComplete="off"
              className="max-sm:col-start-1 max-sm:row-start-2"
            />
            {rows > 1 && (
              <IconButton
                label={texts.removeIngredient(at + 1)}
                icon={X}
                onClick={() => remove(at)}
                className="mt-6.5 max-sm:col-start-2 max-sm:row-start-1"
              />
            )}
          </div>
        )
      })}
      {rows < ROWS_AT_MOST && (
        <Button tone="quiet" className="justify-self-start" onClick={() => onRows(rows + 1)}>
          <Plus aria-hidden className="size-4.5" />
          {texts.addIngredient}
        </Button>
      )}
    </fieldset>
  )
}
