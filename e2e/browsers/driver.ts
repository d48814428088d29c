/** Commands for a real browser, independent of the protocol that drives it. */
export interface Driver {
  open(address: string): Promise<void>
  /** Runs a function in the page. The function can use only its argument and the objects of the page. */
  run<Result, Given>(work: (given: Given) => Result | Promise<Result>, given?: Given): Promise<Result>
  /** Clicks at a point of the visible page, in CSS pixels. */
  click(x: number, y: number): Promise<void>
  /** Types a text with the keyboard into the element that has the focus. */
  type(text: string): Promise<void>
  press(key: 'Enter' | 'Backspace' | 'Tab'): Promise<void>
  /** Sets the size of the visible page in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}
