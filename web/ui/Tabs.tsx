import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface Tab {
  key: string
  label: ReactNode
  panel: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  current: string
  onChange: (key: string) => void
}

/** Views of the same thing, one at a time (APG tabs: arrows move and show, Home and End jump). */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId()
  const at = tabs.findIndex((tab) => tab.key === current)
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    const tab = tabs[(next + tabs.length) % tabs.length]
    if (!tab) return
    event.preventDefault()
    onChange(tab.key)
    document.getElementById(`${id}-${tab.key}`)?.focus()
  }
  return (
    <div className="grid gap-4">
      <div role="tablist" aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onKeyDown={move}
            onClick={() => onChange(key)}
            className={classNames(
              '-mb-px min-h-11 cursor-pointer border-b-2 px-4 font-semibold whitespace-nowrap',
              key === current
                ? 'border-accent text-accent'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {tabs[at]?.panel}
      </div>
    </div>
  )
}
