import type { LucideIcon } from 'lucide-react'

interface SearchTriggerProps {
  id: string
  icon: LucideIcon
  /** Text of the search that was typed before, or its placeholder. */
  text: string
  error: string | undefined
  onOpen: () => void
}

/** Button that stands in for the search input on a phone until it is pressed. */
export const SearchTrigger = ({ id, icon: Icon, text, error, onOpen }: SearchTriggerProps) => (
  <div className="grid gap-1.5">
    <button
      type="button"
      id={id}
      aria-haspopup="dialog"
      aria-describedby={error ? `${id}-error` : undefined}
      onClick={onOpen}
      className="flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-control border border-edge bg-card px-4 text-left text-ink-soft"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {text}
    </button>
    {error && (
      <p id={`${id}-error`} className="text-sm font-medium text-stop-ink">
        {error}
      </p>
    )}
  </div>
)
