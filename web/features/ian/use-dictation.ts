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
/** What a `result` event carries: the best reading of each sentence first. */
interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}
type MakeRecognition = new () => Recognition

/** The browser's speech recognition; undefined where it has none. */
const recognition = (): MakeRecognition | undefined => {
  const named = window as unknown as Record<string, MakeRecognition | undefined>
  return named['SpeechRecognition'] ?? named['webkitSpeechRecognition']
}

/** Dictation with the browser's own speech recognition, which may send the sound to the browser's vendor. */
export function useDictation(hear: (text: string) => void): {
  isSupported: boolean
  isListening: boolean
  toggle: () => void
} {
  const [isListening, setListening] = useState(false)
  const running = useRef<Recognition>(undefined)
  const [Make] = useState(() => recognition())
  useEffect(() => () => running.current?.stop(), [])
  return {
    isSupported: Make !== undefined,
    isListening,
    toggle() {
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
        hear(
          Array.from(results)
            .map((result) => result[0]?.transcript ?? '')
            .join(' '),
        )
      })
      own.addEventListener('end', () => setListening(false))
      own.addEventListener('error', () => setListening(false))
      running.current = own
      own.start()
      setListening(true)
    },
  }
}
