import { Mic, MicOff } from 'lucide-react'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useId, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useDictation } from './use-dictation.ts'

interface AskFieldProps {
  isAnswering: boolean
  /** The previous question, which the up arrow key brings back into an empty field. */
  before: string
  ask: (question: string) => void
  stop: () => void
  /** Deletes the conversation from the page; undefined while there is none. */
  clear: (() => void) | undefined
  ref: Ref<HTMLTextAreaElement>
}

/** Field for a question to the software assistant (IAN). Enter sends, Shift Enter breaks the line, Escape stops an answer. */
export function AskField({ isAnswering, before, ask, stop, clear, ref }: AskFieldProps) {
  const texts = useTexts('ian')
  const noteId = useId()
  const [text, setText] = useState('')
  const dictation = useDictation(setText)
  const send = () => {
    if (text.trim() === '' || isAnswering) return
    ask(text)
    setText('')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape' && isAnswering) stop()
    else if (event.key === 'ArrowUp' && text === '' && before !== '') {
      event.preventDefault()
      setText(before)
    }
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextArea
          ref={ref}
          label={texts.field}
          hideLabel
          rows={1}
          maxLength={600}
          placeholder={texts.placeholder}
          value={text}
          className="min-w-0 flex-1 [&_textarea]:min-h-11! supports-[field-sizing:content]:[&_textarea]:resize-none"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        {dictation.isSupported && (
          <IconButton
            icon={dictation.isListening ? MicOff : Mic}
            label={dictation.isListening ? texts.dictating : texts.dictate}
            aria-describedby={noteId}
            onClick={() => dictation.toggle(text)}
          />
        )}
        {isAnswering ? (
          <Button onClick={stop}>{texts.stop}</Button>
        ) : (
          <Button tone="primary" type="submit" disabled={text.trim() === ''}>
            {texts.ask}
          </Button>
        )}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p id={noteId} role="status" className="text-sm text-ink-faint">
          {dictation.isSupported &&
            (dictation.failure ? texts.dictationFailed[dictation.failure] : texts.dictateNote)}
        </p>
        {clear && (
          <Button tone="quiet" onClick={clear} className="shrink-0">
            {texts.clear}
          </Button>
        )}
      </div>
    </form>
  )
}
