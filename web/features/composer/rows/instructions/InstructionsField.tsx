import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { drugName } from '#contract/medications/drug-name.ts'
import { useDocumentLang } from '../../../../lib/document-texts.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { WithNames } from '../../../../ui/Clinical.tsx'
import { rowFieldId } from '../../draft/field-ids.ts'
import type { Row } from '../../draft/row.ts'
import { useIsPhone } from '../../../../ui/use-media.ts'
import { goToNextMedicine } from '../move-focus.ts'

interface InstructionsFieldProps extends Pick<ComponentProps<'textarea'>, 'style' | 'onFocus'> {
  row: Row
  /**
   * Instructions proposed for an empty field, or the typed ones with the unfinished reason at their end completed ("PRN nau" to
   * "PRN náusea"); Tab accepts them.
   */
  proposed?: string | undefined
  error?: string | undefined
  hint?: ReactNode
  onChange: (change: { instructions: string }) => void
}

/** Field for the instructions of a medicine, in the doctor's shorthand. */
export function InstructionsField({ row, proposed, onChange, ...field }: InstructionsFieldProps) {
  const texts = useTexts('composer')
  const { printed } = useDocumentLang()
  const isPhone = useIsPhone()
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (proposed !== undefined && event.key === 'Tab' && isAlone(event) && isAtEnd(event.currentTarget)) {
      event.preventDefault()
      onChange({ instructions: proposed })
    }
    // On a phone Enter makes a new line, because a phone has no other key for that.
    if (!isPhone) goOnWithEnter(event)
  }
  return (
    <TextArea
      {...field}
      id={rowFieldId(row.key, 'instructions')}
      label={<WithNames text={texts.instructions(drugName(row))} names={[drugName(row)]} />}
      hideLabel
      // The hint and the error span the whole width of the row, also below the quantity.
      className="contents! [&>p]:col-span-2 [&>p]:leading-4.5 [&>p]:row-start-2 [&>p+p]:row-start-3"
      rows={1}
      maxLength={1000}
      placeholder={proposed ?? texts.instructionsPlaceholder}
      lang={row.instructions || proposed ? printed : undefined}
      value={row.instructions}
      onChange={({ target }) => onChange({ instructions: target.value })}
      onKeyDown={press}
    />
  )
}

/** Enter goes on to the next medicine; Shift with Enter makes a new line. */
function goOnWithEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !isAlone(event)) return
  event.preventDefault()
  goToNextMedicine()
}

/** Whether a key is pressed without a modifier key, and not while an input method composes a word. */
const isAlone = ({ shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  !(shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing)

const isAtEnd = ({ selectionStart, value }: HTMLTextAreaElement): boolean => selectionStart === value.length
