import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  chooseWithEnter,
  type ChoosingEvent,
  litEntry,
  NOTHING_CHOSEN,
  type Offered,
} from './choose-with-enter.ts'
import type { ComboboxEntry } from './ComboboxList.tsx'

interface ToChoose extends Pick<Offered, 'safe' | 'alone' | 'results'> {
  query: string
  entries: readonly ComboboxEntry[]
  /** Whether the search is over: the entries answer the query, or are the actions that are left after a failure. */
  isOver: boolean
  /** Whether all data that can make an entry unsafe are known and drawn. */
  isReady: boolean
  onTake: (entry: ComboboxEntry | undefined) => void
}

/** Binds the choice with Enter to the entries of a combobox, and notices when they have been painted. */
export function useChoosing({ query, entries, isOver, isReady, results, safe, alone, onTake }: ToChoose) {
  const [choosing, setChoosing] = useState(NOTHING_CHOSEN)
  const painted = useRef('')
  const keys = isOver ? entries.map(({ key }) => key) : []
  const isSettled = isOver && isReady
  const offered = {
    keys,
    results,
    safe: isSettled ? safe : undefined,
    alone: isSettled ? alone : undefined,
    onlyAction: entries.find(({ isLitAlone }) => isLitAlone)?.key,
    isPainted: false,
  }
  /** Query and keys of all entries on the screen, as one text; '' while the search is not settled. */
  const shown = isSettled ? [query, offered.safe, ...keys].join('\n') : ''
  const happen = (event: ChoosingEvent) => {
    const isPainted = shown !== '' && painted.current === shown
    const { next, take } = chooseWithEnter(choosing, event, { ...offered, isPainted })
    setChoosing(take === undefined ? next : NOTHING_CHOSEN)
    if (take !== undefined) onTake(entries.find(({ key }) => key === take))
  }
  const tellPainted = useEffectEvent((what: string) => {
    painted.current = what
    if (what === shown) happen({ kind: 'painted' })
  })
  useEffect(() => {
    if (shown === '') {
      painted.current = ''
      return undefined
    }
    // A task that is started in an animation frame runs after that frame was painted.
    let task: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => tellPainted(shown))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [shown])
  return { choosing, lit: litEntry(choosing, offered), happen }
}
