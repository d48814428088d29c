import { type ComponentProps, type ReactNode, useId } from 'react'
import { isAway } from '../../lib/calls/connection.ts'
import { useTexts } from '../../lib/texts.ts'
import { ComboboxList } from './ComboboxList.tsx'
import { classNames } from '../class-names.ts'
import { controlStyle } from '../fields/control-style.ts'
import { Field, type FieldProps } from '../fields/Field.tsx'
import { LiveRegion } from '../notices/LiveRegion.tsx'
import { type ComboboxSearch, useCombobox } from './use-combobox.tsx'
import type { SearchState } from './use-search.ts'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'value' | 'list'>

export interface ComboboxProps<T> extends FieldProps, InputProps, ComboboxSearch<T> {
  id?: string | undefined
  /** Message that is shown when the search found nothing. */
  empty?: (query: string) => ReactNode
}

/**
 * Text input with a list of search results: patients, drugs, diagnoses. The focus never leaves the input; `aria-activedescendant`
 * names the active option. The first result is highlighted without a key only if `first` allows it, and Enter takes the result
 * only after it was painted.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { id: given, label, hint, error, optional, hideLabel, className, empty, ...searching } = props
  const { text, onTextChange, search, optionKey, renderOption, onPick, ...rest } = searching
  const { minimum, pause, actions, first, ...input } = rest
  const texts = useTexts('common')
  const made = useId()
  const id = given ?? made
  const listId = `${id}-list`
  const { state, query, isOpen, entries, at, activate, pick, press, type, focus, close } = useCombobox({
    text,
    onTextChange,
    search,
    optionKey,
    renderOption,
    onPick,
    minimum,
    pause,
    actions,
    first,
  })
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel }} className={classNames('relative', className)}>
      {(control) => (
        <div className="relative">
          {/* The box has a fixed size, so that typing in it causes no layout of the rest of the page. */}
          <div className="h-11 [contain:size_layout]">
            <input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
              className={controlStyle}
              value={text}
              onChange={(event) => type(event.target.value)}
              onFocus={(event) => {
                input.onFocus?.(event)
                focus()
              }}
              onBlur={(event) => {
                input.onBlur?.(event)
                close()
              }}
              onKeyDown={(event) => {
                input.onKeyDown?.(event)
                if (!event.defaultPrevented && !event.nativeEvent.isComposing) press(event)
              }}
            />
          </div>
          <ComboboxList
            id={listId}
            labelId={`${id}-label`}
            isOpen={isOpen}
            isBusy={state.phase === 'searching'}
            entries={entries}
            active={at}
            note={state.note}
            message={messageOf(state, texts, () => empty?.(query))}
            onPick={pick}
            onActivate={(entry) => activate(entry.key)}
          />
          <LiveRegion text={isOpen ? announcementOf(state, texts) : ''} />
        </div>
      )}
    </Field>
  )
}

interface Words {
  searching: string
  searchFailed: string
  searchAway: string
  results: (count: number) => string
}

/** Message after a failed search. Without a connection the message differs, because typing further letters would not help. */
const failureOf = (texts: Words): string => (isAway.get() ? texts.searchAway : texts.searchFailed)

function messageOf<T>(state: SearchState<T>, texts: Words, empty: () => ReactNode): ReactNode {
  if (state.phase === 'failed') return failureOf(texts)
  if (state.options.length > 0) return undefined
  if (state.phase === 'found') return empty() ?? texts.results(0)
  return texts.searching
}

function announcementOf<T>(state: SearchState<T>, texts: Words): string {
  if (state.phase === 'failed') return failureOf(texts)
  if (state.phase !== 'found') return ''
  return [state.note, texts.results(state.options.length)].filter(Boolean).join('. ')
}
