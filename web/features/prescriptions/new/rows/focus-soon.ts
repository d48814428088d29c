/** Brings the focus to a control that the next picture will have. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
