/** Kinds of elements that a person looks for on a page. */
export type Kind = 'link' | 'button' | 'field' | 'option' | 'heading' | 'text'

/** An element to find on a page: its kind and its accessible name. The name of an element of the kind `text` is its text. */
export interface Sought {
  kind: Kind
  name: string
  /** Whether the name is a regular expression, and not the exact name. */
  isPattern: boolean
}

export interface Located {
  /** Centre of the found element in the visible page, in CSS pixels. */
  x: number
  y: number
  /** Whether a click at the element's centre reaches the element, and the element is not disabled. */
  isReachable: boolean
  hasFocus: boolean
}

/**
 * Finds the first visible element of a kind and name. This function runs in the page, so it uses nothing from outside.
 * @returns null where there is none
 */
export function locate({ kind, name, isPattern }: Sought): Located | null {
  const selectors: Record<string, string> = {
    link: 'a[href]',
    button: 'button,[role=button],summary',
    field: 'input,textarea,select,[role=combobox]',
    option: '[role=option]',
    heading: 'h1,h2,h3',
    text: 'body *',
  }
  const expression = isPattern ? new RegExp(name, 'u') : undefined
  const isSought = (text: string) => expression?.test(text) ?? text === name
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    if (ids.length > 0) return plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '))
    const labels = 'labels' in element ? ([...((element.labels as NodeList | null) ?? [])] as Element[]) : []
    const label = element.getAttribute('aria-label') ?? labels.map((one) => one.textContent).join(' ')
    return plain(label === '' ? element.textContent : label)
  }
  const matches = (element: Element): boolean =>
    kind === 'text'
      ? isSought(plain(element.textContent)) &&
        ![...element.children].some((child) => isSought(plain(child.textContent)))
      : isSought(nameOf(element))
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const found = [...document.querySelectorAll(selectors[kind] ?? '')].find(
    (element) => isVisible(element) && matches(element),
  )
  if (!found) return null
  const centre = () => {
    const box = found.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }
  const isReached = (): boolean => {
    const hit = document.elementFromPoint(...centre())
    return hit !== null && (found.contains(hit) || hit.closest('label')?.contains(found) === true)
  }
  // The page is scrolled only if the element can't be clicked where it is, as a person would do.
  if (!isReached()) found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const [x, y] = centre()
  Object.assign(globalThis, { located: found })
  const isReachable = isReached() && !found.matches(':disabled,[aria-disabled=true]')
  return { x, y, isReachable, hasFocus: document.activeElement === found }
}
