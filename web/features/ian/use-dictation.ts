import { useEffect, useRef, useState } from 'react'
import { intlLocale } from '#locales/locale.ts'
import { language } from '../../lib/texts.ts'

/** The part of the browser's speech recognition that is used; TypeScript's DOM library does not have it. */
interface Recognition extends EventTarget {
  lang: string
  interimResults: boolean
  start(): void
  stop(): void
}
/** Data of a `result` event of the speech recognition: the best reading of each sentence first. */
interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}
/** Data of an `error` event of the speech recognition: the reason in the words of the Web Speech API, such as `not-allowed`. */
interface Failed {
  error: string
}
type MakeRecognition = new () => Recognition

/** The browser's speech recognition; undefined where it has none. */
const recognition = (): MakeRecognition | undefined => {
  const named = window as unknown as Record<string, MakeRecognition | undefined>
  return named['SpeechRecognition'] ?? named['webkitSpeechRecognition']
}

/** Why a dictation ended without text. `blocked`: no permission; `silent`: nothing was heard. */
export type DictationFailure = 'blocked' | 'silent' | 'failed'

const FAILURES: Record<string, DictationFailure | undefined> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'blocked',
  'no-speech': 'silent',
}

/** Dictation with the browser's own speech recognition, which may send the sound to the browser's vendor. */
export function useDictation(hear: (text: string) => void): {
  isSupported: boolean
  isListening: boolean
  failure: DictationFailure | undefined
  /** Begins or ends a dictation; what is heard follows the text `before`. */
  toggle: (before: string) => void
} {
  const [isListening, setListening] = useState(false)
  const [failure, setFailure] = useState<DictationFailure>()
  const running = useRef<Recognition>(undefined)
  const [Make] = useState(() => recognition())
  useEffect(() => () => running.current?.stop(), [])
  return {
    isSupported: Make !== undefined,
    isListening,
    failure,
    toggle(before) {
      if (isListening) {
        running.current?.stop()
        return
      }
      if (!Make) return
      const own = new Make()
      own.lang = intlLocale[language.get()]
      own.interimResults = true
      own.addEventListener('result', (event) => {
        const { results } = event as unknown as Heard
        const heard = Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
        hear([before.trim(), ...heard].filter((part) => part !== '').join(' '))
      })
      own.addEventListener('end', () => setListening(false))
      own.addEventListener('error', (event) => {
        const { error } = event as unknown as Failed
        setListening(false)
        if (error !== 'aborted') setFailure(FAILURES[error] ?? 'failed')
      })
      running.current = own
      setFailure(undefined)
      own.start()
      setListening(true)
    },
  }
}
