interface WithCodeProps {
  /** Sentence that contains the code of a prescription. */
  text: string
  /** Human code of a prescription, as printed: "K7QD-2M9X-4". */
  code: string
}

/** A sentence in which the code of a prescription stays on one line: a browser would otherwise break the code after a hyphen. */
export function WithCode({ text, code }: WithCodeProps) {
  const [before, ...after] = text.split(code)
  return (
    <>
      {before}
      {after.length > 0 && <span className="whitespace-nowrap">{code}</span>}
      {after.join(code)}
    </>
  )
}
